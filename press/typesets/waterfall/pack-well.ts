import { leastEnd } from '../../paginate/fill-frame.ts'
import { packColumns } from './pack-columns.ts'
import { leastGoingOn, type MeasuredCard, type PackedPages, type PackRoom } from './packing.ts'
import { emptyOf, holeOfPage, perPage } from './page-demerits.ts'

export interface PackedMonth<Card> extends PackedPages {
  cards: Card[]
  /** 0 where its last page looks full, and those before it are. */
  fault: number
}

/** What is wanting of a month: fewer pages are better, but one great picture is worth half a page more. */
export function wantingOf({ fault, free, wide }: Pick<PackedMonth<MeasuredCard>, 'fault' | 'free' | 'wide'>) {
  const alone = wide.filter(({ size }) => size === 'own').length
  return fault + perPage * (free.length - alone) + perOwn * alone - perAcross * (wide.length - alone)
}

/** What a page counts that is the best of its month; what a card over both columns is worth. */
const perOwn = 1.2
const perAcross = 0.05

/** Cards in their places. */
export function pack<Card extends MeasuredCard>(cards: readonly Card[], room: PackRoom): PackedMonth<Card> {
  const packed = packColumns(cards, room)
  return { ...packed, cards: [...cards], fault: faultOf(packed, cards, room) }
}

/**
 * What is wanting: a last page neither of whose columns reaches far enough down; holes in the pages before it; columns that do not end alike;
 * cards that go on with little; and long words, or many photos, in one column.
 */
function faultOf(
  { parts, free, above }: PackedPages,
  cards: readonly MeasuredCard[],
  room: PackRoom,
): number {
  const [left, right] = free.at(-1) ?? [0, 0]
  const rows = room.rows(free.length - 1)
  const deepest = 1 - Math.min(left, right) / rows
  const mean = 1 - (left + right) / (2 * rows)
  const short = Math.max(leastDepth - deepest, leastMean - mean)
  const holes = free.slice(0, -1).map((free, page) => holeOf(free, room.rows(page), room.rows(1)))
  const few = parts.reduce(
    (sum, { from, rows }) => sum + (from > 0 ? Math.max(0, leastGoingOn - rows) : 0),
    0,
  )
  const narrow = parts.filter(({ from, card }) => from === 0 && cards[card]?.wantsBoth).length
  return (
    parts.filter(({ page, top, rows }) => top + rows > room.rows(page)).length * perOver +
    holes.reduce((sum, hole) => sum + hole, 0) +
    [...free, ...above].reduce((sum, free) => sum + apartOf(free), 0) +
    few * perFew +
    narrow * perNarrow +
    Math.max(0, 1 - fairEnd - mean) * perEnd +
    (short <= 0 ? 0 : perShort + (ofShort * short) / leastDepth)
  )
}

const apartOf = ([left, right]: [number, number]): number => {
  const rows = Math.abs(left - right)
  return rows > rowsAlike ? perApart * (rows - rowsAlike + 1) : 0
}

// Of the rows below what opens a month; as a mistake looks what is empty of the page.
function holeOf(free: [number, number], rows: number, page: number): number {
  const empty = emptyOf(free, rows)
  const early = free.reduce((sum, each) => sum + Math.max(0, each / rows - fairlyEarly), 0)
  return Math.max(0, (empty - fairlyEmpty) * 3) + perEarly * early + holeOfPage(emptyOf(free, page))
}

/** Of a page before the last: white that nobody minds. */
const fairlyEmpty = 0.16
/** Of a column, above the foot, and what a page of more counts. */
const fairlyEarly = 0.12
const perEarly = 2
/** Rows by which two columns end apart and look alike, and what each one more counts. */
const rowsAlike = 2
const perApart = 1
/** What is taller than its page. */
const perOver = 1000
/** What each row counts that a card goes on with less than it should. */
const perFew = 0.04
/** What long words, or many photos, in one column count: two of them are worth no page that looks like a mistake. */
const perNarrow = 2
/** Of the last page: a card has white below its words. */
const leastDepth = leastEnd + 0.04
/** White at its foot that nobody minds, and what a page of more counts. */
const fairEnd = 0.14
const perEnd = 16
/** What a last page that is no fuller than that counts, and each page that it is short of it. */
const perShort = 4
const ofShort = 20
/** Of both its columns together. */
const leastMean = 0.66
