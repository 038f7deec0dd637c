import { channels, isDark } from '#domain/covers/cover-colours'

/** The inks of a cover: everything on it is one of these. */
export interface Palette {
  /** The theme colour: cloth of the book. */
  ground: string
  /** Words on the ground. */
  ink: string
  /** Small words on the ground. */
  soft: string
  /** Hairlines on the ground. */
  line: string
  /** The one spot of another colour. */
  accent: string
  /** Paper pasted on the ground, and the words on it. */
  paper: string
  paperInk: string
  paperSoft: string
  /** Deep ink of the theme for paper: the theme colour itself, or its darker sister. */
  deep: string
  dark: boolean
}

/** Inks for a theme colour. Dark grounds carry light words (specification 7). */
export function paletteOf(ground: string): Palette {
  const dark = isDark(ground)
  const ink = dark ? lightInk : darkInk
  return {
    ground,
    ink,
    soft: mix(ground, ink, dark ? 0.9 : 0.84),
    line: mix(ground, ink, dark ? 0.45 : 0.4),
    accent: accents[ground.toUpperCase()] ?? (dark ? '#E6C88F' : '#B3392B'),
    paper,
    paperInk: darkInk,
    paperSoft: mix(paper, darkInk, 0.7),
    deep: dark ? ground : (deeps[ground.toUpperCase()] ?? mix(ground, darkInk, 0.6)),
    dark,
  }
}

/** A step from one `#RRGGBB` to another; 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const target = channels(to)
  const values = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * part))
  return `#${values.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

const lightInk = '#FAF5EA'
const darkInk = '#1F2328'
const paper = '#FAF6EC'

const accents: Record<string, string> = {
  '#F3EDE1': '#B3392B',
  '#B5C4CC': '#F6E7C8',
  '#AFC3B1': '#F4E4C1',
  '#E2B8AC': '#B3392B',
  '#CF9C48': '#FBF1D9',
  '#B3392B': '#EBC27D',
  '#65344A': '#E3A79A',
  '#243F66': '#E4B65E',
  '#2C4B40': '#DDB877',
  '#24262B': '#C4422F',
}

const deeps: Record<string, string> = {
  '#F3EDE1': '#B3392B',
  '#B5C4CC': '#3C5A6B',
  '#AFC3B1': '#3F6350',
  '#E2B8AC': '#7D4652',
  '#CF9C48': '#8A5A17',
}
