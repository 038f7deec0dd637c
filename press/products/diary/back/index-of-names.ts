import type { Page } from '../../../page/display-list.ts'
import type { FrontContext, IndexedEntry, VolumeFacts } from '../front/front-context.ts'
import { folioRanges } from './folio-ranges.ts'
import { foliosOf } from './folios-of.ts'
import { type IndexRow, indexPage, rowsOfPage } from './index-page.ts'

/** People and places of a volume with the pages they are named on, in two columns, on so many pages at most; those named most come first. */
export function indexPages(volume: VolumeFacts, most: number, context: FrontContext): Page[] {
  const people = namesOf(volume.entries, entry => entry.people)
  const places = namesOf(volume.entries, entry => (entry.place === undefined ? [] : [entry.place]))
  const perPage = rowsOfPage(context.area)
  const blocks = [
    { head: context.words.people, names: people },
    { head: context.words.places, names: places },
  ].filter(({ names }) => names.length > 0)
  if (blocks.length === 0) return []
  const room = perPage * most
  const rows = blocks.flatMap(({ head, names }, i): IndexRow[] => [
    ...(i === 0 ? [] : [{}]),
    { head },
    // each kind has its share of the room at least, and what the other leaves
    ...names.slice(0, Math.max(shareOf(room, blocks.length), room - spent(blocks, 1 - i))),
  ])
  const pages: Page[] = []
  for (let from = 0; from < rows.length && pages.length < most; from += perPage) {
    const title = pages.length === 0 ? context.words.index : undefined
    pages.push(indexPage(rows.slice(from, from + perPage), title, 0.6, context))
  }
  return pages
}

const shareOf = (room: number, kinds: number) => Math.floor(room / kinds) - 3
const spent = (blocks: readonly { names: readonly IndexRow[] }[], i: number) =>
  (blocks[i]?.names.length ?? 0) + 3

const namesOf = (entries: readonly IndexedEntry[], of: (entry: IndexedEntry) => readonly string[]) =>
  foliosOf(entries, of).map(({ name, folios }) => ({
    name: shortened(name, 14),
    where: folioRanges(folios, 14),
  }))

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
