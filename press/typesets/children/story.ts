import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { composeLargeOnCard } from '../../photos/compose-sized.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { headWords, whereAndWho } from '../item-head.ts'
import { lineBlocks } from '../text-block.ts'
import { fullWidthGroup } from '../waterfall/full-width-group.ts'
import { isRemark } from '../waterfall/is-remark.ts'
import { type Crayons, crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { asPrints, printBorder } from './print-photos.ts'
import { seeded } from './seeded.ts'
import { wobblyFrame } from './wobbly.ts'

/** A post as the children's book tells it. */
export interface Story {
  item: string
  blocks: Block[]
  remark: boolean
}

/** mm between the frame of a story and its words. */
const inset = 11

export function storyOf(item: Item, context: TypesetContext): Story {
  const crayons = crayonsOf(context.month)
  const remark = isRemark(item)
  const x = inset
  const w = context.area.width - 2 * inset
  const head = headWords(item, context)
  const where = whereAndWho(head)
  const body = itemBlocks(item, context, {
    ...design(x, w, context, crayons),
    ...(remark ? { body: 'remark' } : {}),
  })
  const lead: Block[] = [badge(item, context, crayons)]
  if (where) {
    lead.push(...lineBlocks(item.id, where, 'meta', context, { x, w, keepNext: body.length > 0 }))
  }
  const [first] = body
  if (first) first.before = where ? 1 : 0
  const last = lead.at(-1)
  if (last && body.length === 0) delete last.keepNext
  const blocks = [...lead, ...body.map(block => asPrints(block, crayons))]
  const end = blocks.at(-1)
  if (end?.kind === 'photos') {
    end.keepNext = true
    blocks.push(white(item, x, w))
  }
  return { item: item.id, remark, blocks }
}

// Below prints, which reach out of their rows.
const white = (item: Item, x: number, w: number): Block => ({
  kind: 'drawn',
  item: item.id,
  before: 0,
  rows: 1,
  x,
  w,
  draw: () => [],
})

const design = (x: number, w: number, context: TypesetContext, crayons: Crayons): ItemDesign => ({
  x,
  w,
  paragraphGap: 1,
  partGap: 2,
  photos: () => ({ x: x + printBorder, w: w - 2 * printBorder }),
  photoGap: 7,
  photoRows: Math.floor(context.area.rows * 0.7),
  photoTargetScale: 0.85,
  groupMost: 3,
  compose: fullWidthGroup,
  composeLarge: composeLargeOnCard,
  accent: crayons.line,
  hairline: crayons.line,
})

// The day in a blob of colour, its weekday beside it, and something of the season.
function badge(item: Item, context: TypesetContext, crayons: Crayons): Block {
  const head = headWords(item, context)
  const w = context.area.width - 2 * inset
  const random = seeded(`${item.id} badge`)
  const names = crayons.doodles
  const pick = () => names[Math.floor(random() * names.length)] ?? 'star'
  const side = Array.from({ length: 3 }, (_, n) => ({
    name: pick(),
    size: 8 + random() * 5,
    turn: (random() - 0.5) * 40,
    along: n * 14 + random() * 3,
    down: random() * 6,
  }))
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 5,
    keepNext: true,
    x: inset,
    w,
    draw: (x, y) => [
      wobblyFrame({ x: x - 2, y: y + 1, w: 21, h: 20 }, `${item.id} blob`, {
        fill: crayons.line,
        radius: 10,
      }),
      {
        kind: 'text',
        x: x - 2,
        y: y + 3,
        w: 21,
        style: 'day',
        align: 'center',
        lines: 1,
        runs: [head.day],
        color: '#FFFFFF',
      },
      {
        kind: 'text',
        x: x + 23,
        y: y + 5.6,
        w: 70,
        style: 'weekday',
        lines: 1,
        runs: [head.weekday],
        color: crayons.deep,
      },
      ...side.map(({ name, size, turn, along, down }) =>
        doodle(
          name,
          { x: x + w - 12 - along, y: y + 1 + down, size, turn },
          { fill: along > 13 && along < 24 ? crayons.other : crayons.soft, line: crayons.line },
        ),
      ),
    ],
  }
}
