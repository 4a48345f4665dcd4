// What a person has chosen on this device.
const KEPT = 'branchline settings'

interface Settings {
  name: string
  sound: boolean
  volume: number // 0 to 100
  pace: 'instant' | 'quick' | 'calm' // of bots at tables set up here
  theme: 'system' | 'light' | 'dark'
  notify: boolean
}

const usual: Settings = { name: '', sound: true, volume: 60, pace: 'quick', theme: 'system', notify: false }

function read(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>) }
  } catch {
    return usual
  }
}

export const settings = $state<Settings>(read())

export function keepSettings(): void {
  localStorage.setItem(KEPT, JSON.stringify(settings))
}

const night = matchMedia('(prefers-color-scheme: dark)')
let systemDark = $state(night.matches)
night.addEventListener('change', () => (systemDark = night.matches))

export const isDark = (): boolean => (settings.theme === 'system' ? systemDark : settings.theme === 'dark')
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
