import type { Element } from '../../page/display-list.ts'
import { ink, seal } from '../palette.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** How a typeset looks where each entry has a spread of its own. mm of the type area; months are YYYYMM. */
export interface GiftLook {
  /** Type of the words, and of the figures of days. */
  words: { family: 'serif' | 'sans'; weight?: number }
  figures: { family: 'serif' | 'sans'; weight: number }
  colours(month: string): GiftColours
  /** mm by which words stand inside the type area at their left and at their right. */
  inset: { left: number; right: number }
  /** Short words stand in the middle; at the left where absent. */
  centred?: true
  /** mm of what is drawn around pictures on a page of colour. */
  mat: number
  /** Around pictures there, below them and above them. */
  mount?(pictures: readonly Box[], seed: string, month: string): { under: Element[]; over: Element[] }
  /** Below the words of a page, in the type area of it. */
  behind?(words: Box, area: Box, seed: string, month: string): Element[]
  /** On a page of colour, which nothing but figures or pictures stand on. */
  onGround?(area: Box, seed: string, month: string): Element[]
}

interface GiftColours {
  /** A page of colour, and on it the figures of the day and small words. */
  ground: string
  /** The same with pictures on it, and the words below these, where they are others. */
  mat?: { ground: string; small: string }
  figures: string
  small: string
  /** The day on paper, and the short line below it. */
  day: string
}

/** Warm paper and one red: for typesets that say nothing of it. */
export const plainGift: GiftLook = {
  words: { family: 'serif' },
  figures: { family: 'serif', weight: 300 },
  colours: () => ({ ground: '#F3EDE2', figures: seal, small: ink, day: seal }),
  inset: { left: 0, right: 0 },
  mat: 0,
}
