// Who shall play which company, as it is chosen when a campaign is founded.
import type { CompanyPlan, NewCampaign } from '../lib/protocol'

export type Level = 'easy' | 'normal' | 'hard' | 'expert'
export type Who = 'me' | 'friend' | Level | 'nobody'

export interface Choice {
  company: string
  who: Who
  name: string
}

export const LEAST = 2

/** As most begin: oneself, a friend's chair empty, two bots. */
export const usualChoices = (companies: readonly string[]): Choice[] =>
  companies.map((company, at) => ({
    company,
    who: (['me', 'normal', 'normal'] as const)[at] ?? 'nobody',
    name: '',
  }))

/** One chooses a company for oneself: the one before is a bot's. */
export const choose = (choices: readonly Choice[], company: string, who: Who): Choice[] =>
  choices.map((choice) => {
    if (choice.company === company) return { ...choice, who }
    return who === 'me' && choice.who === 'me' ? { ...choice, who: 'normal' } : choice
  })

export const playing = (choices: readonly Choice[]): Choice[] => choices.filter(({ who }) => who !== 'nobody')
export const isEnough = (choices: readonly Choice[]): boolean => playing(choices).length >= LEAST

/** The request; bots are called after their companies. */
export function wishOf(choices: readonly Choice[], own: string, pace: number): NewCampaign {
  const companies = playing(choices).map(({ company, who, name }): CompanyPlan => {
    if (who === 'me') return { company, name: own, kind: 'person' }
    if (who === 'friend') return { company, name: name.trim() || null, kind: 'person' }
    return { company, kind: 'bot', level: who as Level }
  })
  const mine = choices.find(({ who }) => who === 'me')?.company ?? null
  return { companies: companies as NewCampaign['companies'], own: mine, options: { pace } }
}
