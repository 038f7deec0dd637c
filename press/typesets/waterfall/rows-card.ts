import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { headWords } from '../item-head.ts'
import { photoBlocks } from '../photo-blocks.ts'
import type { Card } from './card.ts'
import { partsOfPage, side } from './card-measures.ts'
import { cardDesign, cardHead, dayLine, paperOf, whereAndWho } from './card-parts.ts'
import { composeClosed } from './compose-on-card.ts'
import { type Sheet, tornOf } from './sheets.ts'

/** Several photos over both columns: their words, and below these rows as wide as the page, on the lines of both columns, of up to `most` photos each. */
export function rowsCard(item: Item, context: TypesetContext, sheet: Sheet, most: number): Card {
  const { width, rows } = context.area
  // a page bears more photos beside each other than a column
  const { besideColumn: _, ...design } = cardDesign(width, context)
  const at = { x: side, w: width - 2 * side }
  const head = headWords(item, context)
  const look = {
    ...design,
    mostBeside: 4,
    lines: partsOfPage(width),
    compose: composeClosed,
    photoRows: Math.floor(rows * mostOfPage),
    groupMost: most,
  }
  const [first, ...words] = itemBlocks({ ...item, media: [] }, context, { ...look, ...at })
  const said = [
    { ...dayLine(item, head, context, at, sheet.isFirst), keepNext: true },
    ...(sheet.isFirst
      ? [...(first ? [{ ...first, before: 0 }] : []), ...words, ...whereAndWho(item, head, context, at)]
      : []),
  ]
  const last = said.at(-1)
  if (last) last.keepNext = true
  const [top, ...photos] = photoBlocks(item, context, look, index => sheet.photos.has(index))
  return {
    ...cardHead(item, head, context),
    paper: paperOf(item),
    isTorn: tornOf(sheet),
    ...(!sheet.isFirst && { again: dayLine(item, head, context, at, false, true) }),
    blocks: [...said, ...(top ? [{ ...top, before: 0 }] : []), ...photos],
  }
}

/** Of its rows, for one group. */
const mostOfPage = 0.6
