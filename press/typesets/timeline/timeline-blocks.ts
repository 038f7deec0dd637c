import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { composeGroup, type GroupOffer } from '../../photos/compose-group.ts'
import { composeLarge } from '../../photos/compose-sized.ts'
import { dayOf } from '../../text/dates.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { headWords } from '../item-head.ts'
import { faint, hairline, seal } from '../palette.ts'
import { lineBlocks } from '../text-block.ts'
import { fullWidthGroup } from '../waterfall/full-width-group.ts'
import { icon } from '../waterfall/icons.ts'
import { isRemark } from '../waterfall/is-remark.ts'
import { rail } from './rail.ts'

/** Entries as speech cards; the white above the first card of a day is wider than between cards of one day. */
export function timelineBlocks(items: readonly Item[], context: TypesetContext): Block[] {
  const x = rail.card + rail.pad
  const w = context.area.width - x - rail.pad
  return items.flatMap((item, n) => {
    const before = items[n - 1]
    const sameDay = before !== undefined && dayKey(before, context) === dayKey(item, context)
    const remark = isRemark(item)
    const body = itemBlocks(item, context, {
      ...design(x, w, context),
      ...(remark ? { body: 'remark' } : {}),
    })
    const lead = [...clock(item, context, x, w, sameDay), ...whereAndWho(item, context, x, w)]
    const [first] = body
    if (first && lead.length > 1) first.before = 1
    const blocks = [...lead, ...body]
    keepCompany(item, body)
    const last = blocks.at(-1)
    if (last) last.keepNext = true
    return [...blocks, foot(item, x, w)]
  })
}

// A few words do not part from their picture.
function keepCompany(item: Item, body: Block[]) {
  const words = body.filter(block => block.kind === 'text' && block.style === 'body')
  if (item.media.length > 0 && item.text.length <= 45) for (const block of words) block.keepNext = true
}

/** The civil day of an item, as a key. */
export function dayKey(item: Item, context: Pick<TypesetContext, 'timeZone'>): string {
  const day = dayOf(item.time, context.timeZone)
  return `${day.month}-${day.day}`
}

// Full width, but for a tall picture alone: that would be a poster. What is narrower stands at the left.
const composeSpeech: typeof composeGroup = (photos, room) => {
  const [only] = photos
  const poster = photos.length === 1 && only !== undefined && only.aspect <= 1.15
  const offer = poster
    ? composeGroup(photos, { ...room, maxRows: Math.round(room.maxRows * 0.75) })
    : fullWidthGroup(photos, room, 0.55)
  return atLeft(offer)
}

const composeLargeSpeech: typeof composeGroup = (photos, room) => atLeft(composeLarge(photos, room))

const atLeft = (offer: GroupOffer): GroupOffer => ({
  ...offer,
  compose(rows) {
    const slots = offer.compose(rows)
    const left = Math.min(...slots.map(slot => slot.x))
    return slots.map(slot => ({ ...slot, x: slot.x - left }))
  },
})

const design = (x: number, w: number, context: TypesetContext): ItemDesign => ({
  x,
  w,
  paragraphGap: 1,
  partGap: 1,
  photoGap: 1.2,
  photoRadius: 1.2,
  photoRows: Math.floor(context.area.rows * 0.8),
  photoTargetScale: 0.8,
  groupMost: 4,
  compose: composeSpeech,
  composeLarge: composeLargeSpeech,
  smallAt: 'left',
  accent: seal,
  hairline,
})

// The head of a card: its white, and the hour.
function clock(item: Item, context: TypesetContext, x: number, w: number, sameDay: boolean): Block[] {
  const head = headWords(item, context)
  return [
    {
      kind: 'drawn',
      item: item.id,
      before: sameDay ? 2 : 4,
      rows: 3,
      keepNext: true,
      x,
      w,
      draw: (left, top) => [
        { kind: 'text', x: left, y: top + 1.7, w, style: 'meta', lines: 1, runs: [head.clock] },
      ],
    },
  ]
}

const foot = (item: Item, x: number, w: number): Block => ({
  kind: 'drawn',
  item: item.id,
  before: 0,
  rows: 1,
  x,
  w,
  draw: () => [],
})

function whereAndWho(item: Item, context: TypesetContext, x: number, w: number): Block[] {
  const head = headWords(item, context)
  const lines: ['pin' | 'people', string][] = []
  if (head.place) lines.push(['pin', head.place])
  if (head.people) lines.push(['people', head.people])
  return lines.flatMap(([sign, words]) =>
    lineBlocks(item.id, words, 'small', context, {
      x: x + 3.6,
      w: w - 3.6,
      keepNext: true,
      backdrop: box => [icon(sign, faint, { x: box.x - 3.6, y: box.y + 1.15, size: 2.6 })],
    }),
  )
}
