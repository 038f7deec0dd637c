import type { Item } from '#domain/books/item'
import type { Element, Page, Region } from '../../page/display-list.ts'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { flow } from '../flow.ts'
import { hairline } from '../palette.ts'
import { dayMark, entryDot, rail } from './rail.ts'
import { dayKey } from './timeline-blocks.ts'

/** Sets the blocks one below the other, then draws what lies under and beside them: cards, line, days. */
export function setTimeline(
  blocks: Block[],
  items: readonly Item[],
  context: TypesetContext,
  opener: { rows: number; elements: Element[] },
): Page[] {
  const columnWidth = context.area.width
  const pages = flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener })
  const byId = new Map(items.map(item => [item.id, item]))
  const begun = new Set<string>()
  let day = ''
  return pages.map((page, n) => {
    const under: Element[] = []
    const marks: Element[] = []
    let marked = ''
    const spans = spansOf(page.regions)
    const foot = Math.max(...spans.map(span => span.bottom), 0)
    for (const span of spans) {
      const item = byId.get(span.item)
      if (!item) continue
      const key = dayKey(item, context)
      const box = {
        x: rail.card,
        y: span.top,
        w: context.area.width - rail.card,
        h: span.bottom - span.top,
      }
      const goesOn = span === spans.at(-1) && n < pages.length - 1 && continues(pages[n + 1], item.id)
      under.push(...speech(box, !begun.has(item.id), !goesOn))
      if (key !== marked) marks.push(...dayMark(item, context, span.top, key === day))
      else if (!begun.has(item.id)) marks.push(...entryDot(span.top))
      begun.add(item.id)
      marked = key
      day = key
    }
    const top = n === 0 ? context.area.top + 17.5 : context.area.top - 3
    const end = n === pages.length - 1 ? foot : context.area.top + context.area.height + 3
    const line: Element = {
      kind: 'rect',
      x: rail.line - 0.1,
      y: top,
      w: 0.2,
      h: Math.max(0, end - top),
      fill: hairline,
    }
    return { ...page, elements: [line, ...under, ...marks, ...page.elements] }
  })
}

// From the first to the last row that each item takes on a page, in order.
function spansOf(regions: readonly Region[]): { item: string; top: number; bottom: number }[] {
  const spans: { item: string; top: number; bottom: number }[] = []
  for (const { item, y, h } of regions) {
    const span = spans.at(-1)
    if (span?.item === item) {
      span.top = Math.min(span.top, y)
      span.bottom = Math.max(span.bottom, y + h)
    } else spans.push({ item, top: y, bottom: y + h })
  }
  return spans
}

const continues = (next: Page | undefined, item: string) => next?.regions[0]?.item === item

// A card, with the tail that points at its dot where it begins; where it is cut it reaches into the margin.
function speech(
  box: { x: number; y: number; w: number; h: number },
  begins: boolean,
  ends: boolean,
): Element[] {
  const fill = '#F6F1E8'
  const y = begins ? box.y : box.y - 2.4
  const foot = box.y + box.h + (ends ? 0 : 2.4)
  const card: Element = { kind: 'rect', ...box, y, h: foot - y, fill, radius: 2 }
  if (!begins) return [card]
  return [
    card,
    {
      kind: 'shape',
      x: box.x - 2,
      y: box.y + 0.9,
      w: 3,
      h: 3.4,
      vw: 30,
      vh: 34,
      svg: `<path d="M0 17L30 0V34z" fill="${fill}"/>`,
    },
  ]
}
