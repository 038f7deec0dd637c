import type { Element, Page } from '../../../page/display-list.ts'
import { prepareLine } from '../../../text/prepare-text.ts'
import type { FrontContext, IndexedEntry, VolumeFacts } from '../front/front-context.ts'
import { pageHead } from '../front/page-head.ts'
import { folioRanges } from './folio-ranges.ts'

/** People and places of a volume with the pages they are named on, in two columns, on so many pages at most; those named most come first. */
export function indexPages(volume: VolumeFacts, most: number, context: FrontContext): Page[] {
  const people = namesOf(volume.entries, entry => entry.people)
  const places = namesOf(volume.entries, entry => (entry.place === undefined ? [] : [entry.place]))
  const column = linesInColumn(context)
  const blocks = [
    { head: context.words.people, names: people },
    { head: context.words.places, names: places },
  ].filter(({ names }) => names.length > 0)
  if (blocks.length === 0) return []
  const room = 2 * column * most
  const rows = blocks.flatMap(({ head, names }, i): Row[] => [
    ...(i === 0 ? [] : [{}]),
    { head },
    // each kind has its share of the room at least, and what the other leaves
    ...names.slice(0, Math.max(shareOf(room, blocks.length), room - spent(blocks, 1 - i))),
  ])
  const pages: Page[] = []
  for (let from = 0; from < rows.length && pages.length < most; from += 2 * column)
    pages.push(indexPage(rows.slice(from, from + 2 * column), column, pages.length === 0, context))
  return pages
}

interface Name {
  name: string
  folios: number[]
}

/** A line: a name with its pages, a head, or nothing. */
type Row = Name | { head: string } | Record<string, never>

const shareOf = (room: number, kinds: number) => Math.floor(room / kinds) - 3
const spent = (blocks: readonly { names: readonly Name[] }[], i: number) => (blocks[i]?.names.length ?? 0) + 3

function namesOf(entries: readonly IndexedEntry[], of: (entry: IndexedEntry) => readonly string[]): Name[] {
  const folios = new Map<string, Set<number>>()
  for (const entry of entries)
    for (const name of of(entry)) {
      const foliosOfName = folios.get(name) ?? new Set()
      folios.set(name, foliosOfName.add(entry.folio))
    }
  return [...folios]
    .map(([name, pages]) => ({ name, folios: [...pages].sort((a, b) => a - b) }))
    .sort((a, b) => b.folios.length - a.folios.length || (a.name < b.name ? -1 : 1))
}

const lineMm = (context: FrontContext) => (context.area.page.width > 150 ? 6.8 : 5.2)
const headMm = (context: FrontContext) => context.area.height * 0.1
const linesInColumn = (context: FrontContext) =>
  Math.floor((context.area.height - headMm(context)) / lineMm(context))

function indexPage(rows: readonly Row[], column: number, first: boolean, context: FrontContext): Page {
  const { area, words, settings } = context
  const gap = area.width * 0.07
  const width = (area.width - gap) / 2
  const lines = rows.flatMap((row, i): Element[] => {
    const at = {
      kind: 'text' as const,
      x: i < column ? 0 : width + gap,
      y: area.top + headMm(context) + (i % column) * lineMm(context),
      lines: 1,
    }
    if ('head' in row) return [{ ...at, w: width, style: 'frontYear', runs: [row.head ?? ''] }]
    if (!('name' in row)) return []
    const name = shortened(row.name ?? '', 14)
    return [
      { ...at, w: width * 0.6, style: 'frontLine', ...prepareLine(name, settings.locale) },
      {
        ...at,
        x: at.x + width * 0.6,
        w: width * 0.4,
        style: 'frontSmall',
        align: 'right',
        runs: [folioRanges(row.folios ?? [], 14)],
      },
    ]
  })
  return {
    bare: true,
    regions: [],
    elements: [...(first ? pageHead(words.index, context, true) : []), ...lines],
  }
}

/** So many characters of full width; a Latin one is half of that. */
function shortened(name: string, most: number): string {
  let width = 0
  let start = ''
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0
    width += code >= 0x2e80 && code <= 0xffef ? 1 : 0.55
    if (width > most) return `${start}…`
    start += character
  }
  return start
}
