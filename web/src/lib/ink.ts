// What can be read on a colour.

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.2126 * r! ** 2.2 + 0.7152 * g! ** 2.2 + 0.0722 * b! ** 2.2
}

/** Light on dark colours, dark on the others. */
export const inkOn = (fill: string): string => (luminance(fill) < 0.2 ? '#fff' : '#1d1a16')
