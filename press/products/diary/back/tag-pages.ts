import { invariant } from '#domain/invariant'
import type { Page } from '../../../page/display-list.ts'
import { areaFor } from '../../../page/geometry.ts'
import { pt } from '../../../page/style.ts'
import { profiles } from '../../../printers/profiles.ts'
import { phrase } from '../../../text/book-words.ts'
import { emWidth } from '../../../text/em-width.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { BookSettings } from '../book-settings.ts'
import type { FrontContext, VolumeFacts } from '../front/front-context.ts'
import { frontStyles } from '../front-styles.ts'
import { folioRanges } from './folio-ranges.ts'
import { foliosOf } from './folios-of.ts'
import { columnMm, type IndexRow, indexPage, rowsOfPage } from './index-page.ts'

/**
 * Hashtags that stand with no entry, in two columns, whole, with their pages, or the first and the last of many; those of most pages first. Three or
 * more that stand alike are below a head that says where.
 */
export function tagPages({ entries }: VolumeFacts, context: FrontContext): Page[] {
  const { settings, words, area } = context
  const tags = foliosOf(entries, ({ tags = [] }) => tags).map(({ name, folios }): TagOnPages => {
    const ranges = folioRanges(folios, mostFolios)
    const [first, last] = [folios[0] ?? 0, folios.at(-1) ?? 0]
    return { name, where: ranges.endsWith('…') ? phrase(words.tagPassim, { first, last }) : ranges }
  })
  const rows = tags.flatMap(tag => rowsBeside(tag, settings))
  const perPage = rowsOfPage(area)
  const pages = Math.ceil(rows.length / perPage)
  const headed = belowHeads(tags, settings)
  const shown = headed.length <= pages * perPage ? headed : rows
  return Array.from({ length: pages }, (_, i) =>
    indexPage(
      inEvenColumns(shown.slice(i * perPage, (i + 1) * perPage), perPage / 2),
      i === 0 ? words.tags : undefined,
      nameShare,
      context,
    ),
  )
}

/** Pages that these hashtags take, each of which is counted once. */
export function tagLength(tags: Iterable<string>, settings: BookSettings): number {
  const rows = [...new Set(tags)].reduce((sum, tag) => sum + piecesOf(tag, nameShare, settings).length, 0)
  return Math.ceil(rows / rowsOfPage(areaOf(settings)))
}

interface TagOnPages {
  name: string
  where: string
}

const rowsBeside = ({ name, where }: TagOnPages, settings: BookSettings): IndexRow[] =>
  piecesOf(name, nameShare, settings).map((name, i) => ({ name, where: i === 0 ? where : '' }))

function belowHeads(tags: readonly TagOnPages[], settings: BookSettings): IndexRow[] {
  const groups: [TagOnPages, ...TagOnPages[]][] = []
  for (const tag of tags) {
    const group = groups.at(-1)
    if (tag.where === group?.[0].where) group.push(tag)
    else groups.push([tag])
  }
  return groups.flatMap((group, n): IndexRow[] => {
    const white = n > 0 && [group, groups[n - 1] ?? []].some(isHeaded) ? [{}] : []
    if (!isHeaded(group)) return [...white, ...group.flatMap(tag => rowsBeside(tag, settings))]
    const names = group.flatMap(({ name }) => piecesOf(name, aloneShare, settings))
    return [...white, { head: group[0].where }, ...names.map(name => ({ name, where: '', from: 0 }))]
  })
}

const isHeaded = ({ length }: readonly unknown[]) => length > 2

function inEvenColumns(rows: readonly IndexRow[], column: number): IndexRow[] {
  const left = rows.slice(0, Math.ceil(rows.length / 2))
  return [...left, ...Array<IndexRow>(column - left.length).fill({}), ...rows.slice(left.length)]
}

const nameShare = 0.75
/** With nothing beside it, and white between the columns where capitals are wider than they are taken for. */
const aloneShare = 1.1

/** Characters beside a tag. */
const mostFolios = 9

// As much of it a row as surely stands on one line, by the widths that `emWidth` knows about.
function piecesOf(tag: string, share: number, settings: BookSettings): string[] {
  const { frontLine } = frontStyles(typesets[settings.typeset])
  invariant(frontLine, 'the back matter has its styles')
  const most = (mostFilled * share * columnMm(areaOf(settings))) / (frontLine.size * pt)
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of letters.segment(tag)) {
    if (emWidth(piece + segment) > most && piece !== '') {
      const low = piece.lastIndexOf('_') + 1
      // behind a low line rather than inside a word
      const cut = low > piece.length / 2 ? low : piece.length
      pieces.push(piece.slice(0, cut))
      piece = piece.slice(cut)
    }
    piece += segment
  }
  return [...pieces, piece]
}

/** Of a line: capitals are wider than `emWidth` takes a Latin letter for. */
const mostFilled = 0.85

const letters = new Intl.Segmenter()

const areaOf = ({ typeset, profile, binding }: BookSettings) =>
  areaFor(typesets[typeset], profiles[profile], binding)
