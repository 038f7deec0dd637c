// The colours and templates of covers (specification 7 and 9).

export type CoverTemplate = (typeof templates)[number]['name']
export type CoverTemplateVariant = CoverTemplate | `${CoverTemplate}-white`

/** The ten theme colours. The names are keys of the locales; the first one is what a new book wears. */
export const themeColours = [
  { name: 'paper', hex: '#F3EDE1' },
  { name: 'mist', hex: '#B5C4CC' },
  { name: 'celadon', hex: '#AFC3B1' },
  { name: 'lotus', hex: '#E2B8AC' },
  { name: 'ochre', hex: '#CF9C48' },
  { name: 'seal', hex: '#B3392B' },
  { name: 'mulberry', hex: '#65344A' },
  { name: 'indigo', hex: '#243F66' },
  { name: 'pine', hex: '#2C4B40' },
  { name: 'ink', hex: '#24262B' },
] as const

// `colourful`: the theme colour is the ground that the words stand on. The others print on paper or on a photo.
const templates = [
  { name: 'classic', colourful: true },
  { name: 'window', colourful: true },
  { name: 'full', colourful: false },
  { name: 'obi', colourful: true },
  { name: 'grid', colourful: true },
  { name: 'seal', colourful: false },
  { name: 'horizon', colourful: true },
  { name: 'polaroid', colourful: true },
  { name: 'dots', colourful: true },
  { name: 'stripe', colourful: true },
] as const

/** All templates in the order in which they are offered. */
export const coverTemplates: readonly { name: CoverTemplate; colourful: boolean }[] = templates

/** Colours that count as dark whatever their luminance: white ink looks better on them. */
export const darkColours: readonly string[] = ['#B3392B', '#65344A', '#243F66', '#2C4B40', '#24262B']

/** Perceived luminance of `#RRGGBB`, 0 to 255: 0.299 R + 0.587 G + 0.114 B (ITU-R BT.601). Throws on other text. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.299 * r + 0.587 * g + 0.114 * b
}

/** Whether words on this ground are set in white (specification 7): on the dark list, or luminance of 127.5 or below. */
export function isDark(hex: string): boolean {
  return darkColours.includes(hex.toUpperCase()) || luminance(hex) <= 127.5
}

/** The template's variant for a ground: colourful templates have a `-white` one for dark grounds (specification 7). */
export function templateFor(template: CoverTemplate, colour: string): CoverTemplateVariant {
  const colourful = templates.some(({ name, colourful }) => name === template && colourful)
  return colourful && isDark(colour) ? `${template}-white` : template
}

/** Red, green, blue of `#RRGGBB`, 0 to 255 each. Throws on other text: colours are parsed at the boundary. */
export function channels(hex: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
