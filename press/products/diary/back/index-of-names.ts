import { invariant } from '#domain/invariant'
import type { Page } from '../../../page/display-list.ts'
import { pt } from '../../../page/style.ts'
import { emWidth } from '../../../text/em-width.ts'
import { shortened } from '../../../text/shortened.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { frontStyles } from '../front-styles.ts'
import { folioLines } from './folio-ranges.ts'
import { foliosOf, type NameOnPages } from './folios-of.ts'
import { columnMm, type IndexRow, indexPage, rowsOfPage } from './index-page.ts'

/**
 * People and places of a volume with the pages they are named on, in two columns, on so many pages at most; those named most come first. Their
 * pages run on behind the names, as many as have room.
 */
export function indexPages(volume: VolumeFacts, most: number, context: FrontContext): Page[] {
  const { words, area } = context
  const kinds = [
    { head: words.people, names: foliosOf(volume.entries, entry => entry.people) },
    {
      head: words.places,
      names: foliosOf(volume.entries, entry => (entry.place === undefined ? [] : [entry.place])),
    },
  ].filter(({ names }) => names.length > 0)
  const [only, ...others] = kinds
  if (!only) return []
  const perPage = rowsOfPage(area)
  const title = others.length > 0 ? words.index : only.head
  const named = withRoom(kinds, perPage * most, context)
  const shortest = indexRows(named, 1, context)
  const pages = Math.min(most, Math.ceil(shortest.length / perPage))
  const rows =
    Array.from({ length: mostLines }, (_, n) => indexRows(named, n + 1, context)).findLast(
      ({ length }) => length <= pages * perPage,
    ) ?? shortest
  return Array.from({ length: pages }, (_, n) =>
    indexPage(rows.slice(n * perPage, (n + 1) * perPage), n === 0 ? title : undefined, 0.6, context),
  )
}

/** Of the pages of a name. */
const mostLines = 12

interface Kind {
  head: string
  names: readonly NameOnPages[]
}

/** Of each kind the first names, as many as have room with a line of pages: its share of all rows at least, and what the other leaves. */
function withRoom(kinds: readonly Kind[], room: number, context: FrontContext): Kind[] {
  const rowsOfNames = kinds.map(({ names }) => names.map(name => rowsOf(name, 1, context).length))
  return kinds.map(({ head, names }, i) => {
    const share = Math.floor(room / kinds.length) - 3
    const spent = (rowsOfNames[1 - i] ?? []).reduce((sum, rows) => sum + rows, 3)
    let left = Math.max(share, room - spent)
    const fitting = (rowsOfNames[i] ?? []).findIndex(rows => {
      left -= rows
      return left < 0
    })
    return { head, names: fitting < 0 ? names : names.slice(0, fitting) }
  })
}

function indexRows(kinds: readonly Kind[], lines: number, context: FrontContext): IndexRow[] {
  return kinds.flatMap(({ head, names }, i): IndexRow[] => [
    ...(i === 0 ? [] : [{}]),
    ...(kinds.length > 1 ? [{ head }] : []),
    ...names.flatMap(name => rowsOf(name, lines, context)),
  ])
}

function rowsOf({ name, folios }: NameOnPages, lines: number, { area, settings }: FrontContext): IndexRow[] {
  const { frontLine, frontSmall } = frontStyles(typesets[settings.typeset])
  invariant(frontLine && frontSmall, 'the back matter has its styles')
  const [letter, figure] = [frontLine.size * pt, frontSmall.size * pt * figureEm]
  const column = columnMm(area)
  const shown = shortened(name, (mostFilled * column) / letter)
  const behind = (emWidth(shown) / mostFilled) * letter + gap
  const figuresFrom = (from: number) => Math.floor((column - from) / figure)
  // beside a long name there is no room for a page
  const besides = figuresFrom(behind) >= fewestFigures
  const where = folioLines(folios, line => figuresFrom(line === 0 && besides ? behind : indent), lines)
  const [first = '', ...others] = where
  const further = (besides ? others : where).map(where => ({ name: '', where, from: indent }))
  return [besides ? { name: shown, where: first, from: behind } : { name: shown, where: '' }, ...further]
}

/** Of a line that is told by `emWidth`, which knows the width of a letter about. */
const mostFilled = 0.94
/** em of a figure, and of the signs between figures, about. */
const figureEm = 0.53
/** mm */
const gap = 2.5
const indent = 4
/** Of a page and what follows it. */
const fewestFigures = 8
