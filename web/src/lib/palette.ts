// The colours of an edition, worn by the page or by a part of it. Set by script: the policy of the page forbids styles in
// its markup.
import type { EditionInfo } from './protocol'

const NAMES = ['paper', 'panel', 'line', 'accent', 'accent_ink', 'edge', 'ticket', 'tint'] as const
const property = (name: string): string => ({ edge: '--board-edge', accent_ink: '--accent-ink' })[name] ?? `--${name}`

/** Dress an element in the colours of an edition. What can be claimed is outlined alike everywhere (--ring). */
export function dress(element: HTMLElement, edition: EditionInfo, dark: boolean): void {
  const palette = dark ? edition.dark : edition.light
  for (const name of NAMES) element.style.setProperty(property(name), palette[name])
}

/** The whole page as before. */
export function undress(element: HTMLElement): void {
  for (const name of NAMES) element.style.removeProperty(property(name))
}
