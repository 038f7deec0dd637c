import { type Binding, bindings } from '../catalogue/bindings.ts'
import { invariant } from '../invariant.ts'
import { paddedPages } from './spine.ts'

/** Most pages of a volume; a book with more is split (specification 9). */
export const volumeMaximum: Readonly<Record<Binding, number>> = {
  paperback: bindings.paperback.maxPages,
  hardback: bindings.hardback.maxPages,
}

export interface SplitRequest {
  /** `opensPart`: a volume had better begin there than be as long as the others. */
  months: readonly { month: string; pages: number; opensPart?: boolean }[]
  /** Pages that each volume has besides its months: title, contents, colophon. */
  frontPages: number
  /** Most printed pages of a volume, blank ones included. */
  maxPages: number
  multiple: number
  lastBlank: boolean
}

export interface Volume {
  /** Counted from 1. */
  number: number
  /** Months in turn; `from` and `to` are pages of the month counted from 0, `to` not included. */
  months: { month: string; from: number; to: number }[]
  /** Pages of all months in a row that are in this volume, counted from 0, `to` not included. */
  from: number
  to: number
  /** Printed pages, with front matter and padding. */
  pages: number
}

/**
 * Splits a book into the fewest volumes that end with a month; only a month that no volume can hold is cut inside,
 * as seldom as possible. Of all ways to do that, the one whose volumes are the most equal, and begin with a part where that
 * costs them little.
 * @throws RangeError where not even one page fits beside the front matter.
 */
export function splitVolumes(request: SplitRequest): Volume[] {
  const room = roomFor(request)
  const pieces = request.months.flatMap(({ month, pages, opensPart = false }) =>
    cut(month, pages, pages > room).map((piece, i) => ({ ...piece, opensPart: opensPart && i === 0 })),
  )
  const ends = bestEnds(pieces, room)
  let start = 0
  let from = 0
  return ends.map((end, index) => {
    const months = joined(pieces.slice(start, end))
    const to = from + total(months)
    const volume = {
      number: index + 1,
      months,
      from,
      to,
      pages: paddedPages(request.frontPages + to - from, request),
    }
    start = end
    from = to
    return volume
  })
}

interface Piece {
  month: string
  from: number
  to: number
  /** More of the same month follows: a cut after this piece is a cut inside. */
  inside: boolean
  /** A part of the book begins here. */
  opensPart: boolean
}

/** Pages of months that fit into one volume. */
function roomFor({ frontPages, maxPages, multiple, lastBlank }: SplitRequest): number {
  const room = Math.floor(maxPages / multiple) * multiple - (lastBlank ? 1 : 0) - frontPages
  if (room < 1) throw new RangeError(`no room for a page: ${maxPages} pages, ${frontPages} of them in front`)
  return room
}

function cut(month: string, pages: number, tooLong: boolean): Omit<Piece, 'opensPart'>[] {
  if (!tooLong) return [{ month, from: 0, to: pages, inside: false }]
  return Array.from({ length: pages }, (_, page) => ({
    month,
    from: page,
    to: page + 1,
    inside: page + 1 < pages,
  }))
}

interface Plan {
  volumes: number
  insideCuts: number
  squares: number
  /** Where the last volume starts. */
  start: number
}

/** Shortest path over the places where a volume may end: fewest volumes, fewest cuts inside, most equal. */
function bestEnds(pieces: Piece[], room: number): number[] {
  const hasParts = pieces.some(piece => piece.opensPart)
  const best: Plan[] = [{ volumes: 0, insideCuts: 0, squares: 0, start: 0 }]
  for (let end = 1; end <= pieces.length; end += 1) {
    const insideCut = pieces[end - 1]?.inside ? 1 : 0
    let plan: Plan | undefined
    let pages = 0
    for (let start = end - 1; start >= 0; start -= 1) {
      const piece = pieces[start]
      const before = best[start]
      if (piece === undefined || before === undefined) break
      pages += piece.to - piece.from
      if (pages > room) break
      const candidate = {
        volumes: before.volumes + 1,
        insideCuts: before.insideCuts + insideCut,
        squares:
          before.squares + pages * pages + (hasParts && start > 0 && !piece.opensPart ? insidePart : 0),
        start,
      }
      if (plan === undefined || isBetter(candidate, plan)) plan = candidate
    }
    invariant(plan !== undefined, 'a piece did not fit into a volume by itself')
    best.push(plan)
  }
  const ends: number[] = []
  for (let end = pieces.length; end > 0; ) {
    ends.unshift(end)
    const plan = best[end]
    invariant(plan !== undefined, 'a place where a volume ends had no plan')
    end = plan.start
  }
  return ends
}

/** Squares of pages: two volumes begin with parts where they are 20 pages longer and shorter than halves for it. */
const insidePart = 2 * 20 ** 2

function isBetter(plan: Plan, other: Plan): boolean {
  if (plan.volumes !== other.volumes) return plan.volumes < other.volumes
  if (plan.insideCuts !== other.insideCuts) return plan.insideCuts < other.insideCuts
  return plan.squares < other.squares
}

function joined(pieces: Piece[]): Volume['months'] {
  const months: Volume['months'] = []
  for (const { month, from, to } of pieces) {
    const last = months.at(-1)
    if (last?.month === month && last.to === from && from > 0) last.to = to
    else months.push({ month, from, to })
  }
  return months
}

function total(months: Volume['months']): number {
  return months.reduce((sum, { from, to }) => sum + to - from, 0)
}
