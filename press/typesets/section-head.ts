import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { DrawnBlock } from '../paginate/block.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import type { ItemDesign, SectionRule } from './item-design.ts'
import { lineRows } from './line-rows.ts'

/**
 * What stands over several entries that are set together: some words, in the margin where their days do, and a hairline below them; at the left of the
 * page, too, where others stand in the margin.
 */
export function sectionHead(
  item: Item,
  words: string,
  context: TypesetContext,
  design: ItemDesign,
  inMargin?: string,
): DrawnBlock {
  const { x, w, runMargin = design } = design
  const line = lineRows(context)
  const { styles, area } = context
  const { rowMm } = area
  const { rows, before, rule, atHead } = design.sectionRule ?? ruleBelow
  const ofRule = { kind: 'rect' as const, h: 0.15 }
  const style = styles.section ? 'section' : 'meta'
  const label = (words: string, x: number, w: number, top: number): Element => ({
    kind: 'text',
    x,
    y: top + ontoBaselineOf(styles.body, styles[style]),
    w,
    style,
    lines: 1,
    runs: [words],
    color: design.accent,
  })
  return {
    kind: 'drawn',
    item: item.id,
    before: before * line,
    keepNext: true,
    hangs: true,
    rows: rows * line,
    x: 0,
    w: x + w,
    draw: (left, top) => [
      // nothing is parted from it at the head of a page
      ...(!atHead && top < area.top + hair
        ? []
        : [{ ...ofRule, x: left, y: top + line * rowMm * rule, w: x + w, fill: design.hairline }]),
      ...(inMargin === undefined ? [] : [label(inMargin, left, x, top)]),
      label(words, left + runMargin.x, w, top),
    ],
  }
}

/** A hairline below the words. */
const ruleBelow: SectionRule = { rows: 2, before: 1, rule: 1.25, atHead: true }

/** mm */
const hair = 0.01
