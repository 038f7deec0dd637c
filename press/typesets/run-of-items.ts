import type { Item } from '#domain/books/item'
import type { Block, DrawnBlock } from '../paginate/block.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { headWords, whereAndWho } from './item-head.ts'

/** Items as lines one below the other, each beside its day; where and with whom stands after the words. Nothing is left out. */
export function runOfItems(items: readonly Item[], context: TypesetContext, design: ItemDesign): Block[] {
  const { runMargin } = design
  const margin = runMargin ? { x: runMargin.x, w: design.x - runMargin.x } : dayMargin(design)
  const { photos: _, emojiBody: __, ...others } = design
  const lineDesign = {
    ...others,
    x: margin.x + margin.w,
    w: design.x + design.w - margin.x - margin.w,
    paragraphGap: 0,
    partGap: 0,
    photoRows: Math.round(design.photoRows / 3),
  }
  let dayBefore = ''
  return items.flatMap(item => {
    const head = headWords(item, context)
    const again = head.day === dayBefore
    const day = again ? '' : design.daysWithMonths ? `${head.month}.${head.day}` : head.day
    dayBefore = head.day
    const [first, ...rest] = itemBlocks(withPlace(item, whereAndWho(head)), context, lineDesign)
    if (!first) return []
    // with the words beside it one place of the page
    return [
      {
        ...dayMark(item, day, margin, context),
        w: margin.w + lineDesign.w,
        ...(runMargin && { draw: (x: number, y: number) => runMargin.drawDay(head, again, x, y) }),
      },
      { ...first, before: 0 },
      ...rest,
    ]
  })
}

interface Margin {
  x: number
  w: number
}

// In the margin of the words where there is one, else in a narrow column of its own.
function dayMargin({ x }: ItemDesign): Margin {
  return x >= dayWidthMm ? { x: x - dayWidthMm, w: dayWidthMm } : { x, w: dayWidthMm }
}

/** mm of the narrow column that the days of a run stand in. */
export const dayWidthMm = 8

function withPlace({ place: _, people: __, ...item }: Item, where: string): Item {
  return { ...item, people: [], text: [item.text.trimEnd(), where].filter(Boolean).join('　') }
}

function dayMark(item: Item, day: string, margin: Margin, context: TypesetContext): DrawnBlock {
  const { styles } = context
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    keepNext: true,
    rows: 0,
    x: margin.x,
    w: margin.w,
    draw: (left, y) =>
      day === ''
        ? []
        : [
            {
              kind: 'text',
              x: left,
              y: y + ontoBaselineOf(styles.body, styles.meta),
              w: margin.w,
              style: 'meta',
              lines: 1,
              runs: [day],
            },
          ],
  }
}
