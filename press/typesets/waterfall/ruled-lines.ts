import type { Element, Region } from '../../page/display-list.ts'
import type { Placement } from '../../paginate/block.ts'
import type { Card } from './card.ts'
import { side } from './card-measures.ts'
import { monthTint } from './month-tint.ts'

/** Words without a picture, of more than a slip: they are on ruled paper. */
export const isWordsAlone = ({ paper, blocks }: Card): boolean =>
  paper === 'card' && blocks.every(({ kind }) => kind !== 'photos')

/** The lines of writing paper below the lines of words on a card `w` mm wide from `x`; none below small type, which has a leading of its own. */
export function ruledLines(
  placed: readonly { placement: Placement; regions: readonly Region[] }[],
  { x, w }: { x: number; w: number },
  rowMm: number,
  month: string,
): Element[] {
  const fill = monthTint(month).soft
  return placed.flatMap(({ placement: { block, rows }, regions: [words] }) =>
    words && block.kind === 'text' && block.rowsPerLine === 1
      ? Array.from({ length: rows }, (_, n): Element => {
          const place = {
            x: words.x,
            y: words.y + (n + 1) * rowMm - above,
            w: x + w - side - words.x,
            h: thick,
          }
          return { kind: 'rect', ...place, fill }
        })
      : [],
  )
}

/** mm: above the foot of its row, clear of the words below. */
const above = 0.35
const thick = 0.2
