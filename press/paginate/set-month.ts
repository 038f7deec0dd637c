import type { Block } from './block.ts'
import type { Broken } from './break-pages.ts'

/** Blocks on pages of their own, which stand after so many pages of the others. */
export interface OwnPages {
  pages: Broken
  after: number
  /** The first block of their entry, as it would stand among the others. */
  block: Block
  /** Where the month is broken for it: the first block behind it, of those of the other entries. */
  cut?: number
}

/** A month as it is broken, and its entries on pages of their own. */
export interface SetMonth {
  month: Broken
  own: OwnPages[]
}

export interface PageRoom {
  rows: number
  columns: number
  /** Breaks blocks into pages as a month is broken, or as a part of one. */
  breakMonth(blocks: Block[], part?: MonthPart): Broken
}

/** Of a month that is broken in parts. */
export interface MonthPart {
  /** Frames of the month that stand before it. */
  first: number
  /** Another stands behind it. */
  goesOn: boolean
  /** It is to have so many. */
  pages?: number
}

/** An entry, and the pages that it would have to itself. */
export type Candidate = Pick<OwnPages, 'block' | 'pages'>

/** The blocks of all other entries. */
export function without(blocks: readonly Block[], chosen: readonly Candidate[]): Block[] {
  const entries = new Set(chosen.map(({ block }) => block.item))
  return entries.size === 0 ? [...blocks] : blocks.filter(block => !entries.has(block.item))
}

/** Pages of entries with their own that stand before a page of the month. */
export const ownBefore = (own: readonly OwnPages[], page: number): number =>
  own.reduce((sum, { after, pages }) => sum + (after <= page ? pages.frames : 0), 0)
