import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { cardsAsRead } from '../../../tests/press/cards-as-read.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { cardWidth } from './card-measures.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { measuredLines } from './measured-lines.ts'
import { setWell } from './set-well.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const opener = { rows: 8, elements: [] }
const design = { columnWidth: cardWidth(context.area.width), columnGap: 3.6, gap: 2, opener }

const anyPhoto = fc.record({
  width: fc.constantFrom(480, 1200, 2400),
  aspect: fc.constantFrom(0.56, 0.75, 1, 1.33, 1.78),
})
const anyEntry = fc.record({
  words: fc.constantFrom(0, 3, 30, 120, 500),
  photos: fc.array(anyPhoto, { maxLength: 7 }),
  hours: fc.integer({ min: 1, max: 100 }),
})

function monthOf(
  entries: readonly { words: number; photos: { width: number; aspect: number }[]; hours: number }[],
) {
  let time = 1_614_560_400
  return entries.map(({ words, photos, hours }, n): Item => {
    time += hours * 3600
    const media = photos.map(({ width, aspect }, i) =>
      buildPhoto(`${n}-${i}`, { width, height: Math.round(width / aspect) }),
    )
    return buildItem({
      id: `i${n}`,
      time,
      text: words === 0 && media.length > 0 ? '' : `今${'天'.repeat(words)}`,
      media,
    })
  })
}

it('has days that rise down the columns and over the pages of a month, the parts of a card after each other', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { minLength: 2, maxLength: 12 }), entries => {
      const items = monthOf(entries)
      const cards = cardsOfMonth(items, context, design.columnWidth)
      const month = setWell(cards, context, design)
      const read = cardsAsRead(month.parts, month.wide).map(({ card, from }) => [card, from])
      expect(read).toEqual(read.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
      // the photos of an album may be on cards of their own
      const ids = read.map(([card = 0]) => month.cards[card]?.card.item)
      const slips = items.filter(({ id }) => !ids.includes(id))
      expect([...new Set(ids)]).toEqual(items.flatMap(({ id }) => (ids.includes(id) ? id : [])))
      // small talk of several days is on one slip
      for (const { media } of slips) expect(media).toEqual([])
    }),
    { numRuns: 12 },
  )
})

it('knows words that are long for a column, and not those beside a photo, and photos that are many for one', () => {
  const wantsBoth = (words: number, photos: number) => {
    const media = Array.from({ length: photos }, () => ({ width: 1200, aspect: 1 }))
    const [card] = cardsOfMonth(monthOf([{ words, photos: media, hours: 1 }]), context, design.columnWidth)
    return card && (measuredLines(card.usual, context).wantsBoth ?? false)
  }
  expect([wantsBoth(60, 0), wantsBoth(300, 0), wantsBoth(300, 1)]).toEqual([false, true, false])
  expect([wantsBoth(60, 7), wantsBoth(60, 8)]).toEqual([false, true])
})

it('has a great picture over both columns where the month would look cut off without it', () => {
  const [landscape, portrait] = [1.78, 0.56].map(aspect => ({ width: 1200, aspect }))
  if (!landscape || !portrait) throw new Error('two photos were expected')
  const items = monthOf([
    { words: 60, photos: [landscape, landscape], hours: 1 },
    { words: 40, photos: [portrait], hours: 100 },
    { words: 24, photos: [landscape], hours: 100 },
    { words: 24, photos: [portrait], hours: 100 },
  ])
  const month = setWell(cardsOfMonth(items, context, design.columnWidth), context, design)
  const last = month.free.length - 1
  expect(month.wide.filter(({ page }) => page === last).map(({ card }) => card)).toEqual([2])
  expect(Math.min(...(month.free[last] ?? []))).toBeLessThan(0.1 * context.area.rows)
})
