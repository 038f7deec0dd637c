import type { Page } from '../../../page/display-list.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { folioLines } from './folio-ranges.ts'
import { foliosOf, type NameOnPages } from './folios-of.ts'
import { type IndexRow, indexPage, rowsOfPage } from './index-page.ts'

/**
 * People and places of a volume with the pages they are named on, in two columns, on so many pages at most; those named most come first. Of
 * their pages there are as many as have room beside the names.
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
  const shortest = indexRows(kinds, perPage * most, 1)
  const pages = Math.min(most, Math.ceil(shortest.length / perPage))
  const rows =
    Array.from({ length: mostLines }, (_, n) => indexRows(kinds, perPage * most, n + 1)).findLast(
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

function indexRows(kinds: readonly Kind[], room: number, lines: number): IndexRow[] {
  return kinds.flatMap(({ head, names }, i): IndexRow[] => {
    // each kind has its share of the room at least, and what the other leaves
    const share = Math.floor(room / kinds.length) - 3
    const spent = (kinds[1 - i]?.names.length ?? 0) + 3
    return [
      ...(i === 0 ? [] : [{}]),
      ...(kinds.length > 1 ? [{ head }] : []),
      ...names.slice(0, Math.max(share, room - spent)).flatMap(name => rowsOf(name, lines)),
    ]
  })
}

const rowsOf = ({ name, folios }: NameOnPages, lines: number): IndexRow[] =>
  folioLines(folios, 14, lines).map((where, i) => ({ name: i === 0 ? shortened(name, 14) : '', where }))

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
