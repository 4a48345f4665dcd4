// The colours of an edition, worn by the page or by a part of it. Set by script: the policy of the page forbids styles in
// its markup.
import type { EditionInfo } from './protocol'

const NAMES = ['paper', 'panel', 'line', 'accent', 'accent_ink', 'edge', 'ticket', 'tint'] as const
const property = (name: string): string => ({ edge: '--board-edge', accent_ink: '--accent-ink' })[name] ?? `--${name}`

/** Dress an element in the colours of an edition. */
export function dress(element: HTMLElement, edition: EditionInfo, dark: boolean): void {
  const palette = dark ? edition.dark : edition.light
  for (const name of NAMES) element.style.setProperty(property(name), palette[name])
  element.style.setProperty('--ring', palette.accent)
}

/** The whole page as before. */
export function undress(element: HTMLElement): void {
  for (const name of [...NAMES.map(property), '--ring']) element.style.removeProperty(name)
}
