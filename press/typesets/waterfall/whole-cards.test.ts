import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { acrossCards, bestCard } from './across-card.ts'
import { cardLines } from './card.ts'
import { cardWidth } from './card-measures.ts'
import { cardOfItem } from './card-of-item.ts'
import { cardsOfMonth } from './cards-of-month.ts'
import { measureCards } from './measured-lines.ts'
import { packColumns } from './pack-columns.ts'
import type { MeasuredCard } from './packing.ts'
import { setWell } from './set-well.ts'
import { sheetsOf, wholeOf } from './sheets.ts'

const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
const { rows, width } = context.area
const w = cardWidth(width)
const words = '今天整理舊照片，看到阿寶剛出生的樣子，手指頭好小好小。'
const photos = (count: number) =>
  Array.from({ length: count }, (_, n) => buildPhoto(`p${n}`, { width: 1600, height: n % 2 ? 1200 : 2100 }))
const entry = (n: number, more: object) =>
  buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 86_400, text: words, ...more })

it('stands words above photos on each kind of card', () => {
  const item = entry(0, { media: photos(3), place: { name: '淡水' } })
  const cards = [cardOfItem(item, context, w, 'usual'), bestCard(item, context)]
  for (const { blocks } of [...cards, ...acrossCards(item, context, wholeOf(item))]) {
    const kinds = blocks.map(({ kind }) => kind)
    expect(kinds).toContain('photos')
    expect(kinds.lastIndexOf('text')).toBeLessThan(kinds.indexOf('photos'))
  }
})

it('cuts few photos with few words only for much, and long words readily', () => {
  const leastOf = (more: object) => {
    const card = cardOfItem(entry(0, more), context, w, 'usual')
    measureCards([card], context)
    return Math.min(...cardLines(card, rows).map(({ penalty }) => penalty))
  }
  expect(leastOf({ media: photos(4) })).toBeGreaterThanOrEqual(8)
  expect(leastOf({ text: '長'.repeat(1500) })).toBeLessThan(1)
})

it('stands an album of more photos than a page has room for on sheets, each with all its own', () => {
  const item = entry(0, { media: photos(20) })
  const sheets = sheetsOf(wholeOf(item), 12)
  expect(sheets.map(({ photos }) => [...photos])).toEqual([range(0, 10), range(10, 20)])
  const shown = sheets.map(sheet =>
    cardOfItem(item, context, w, 'usual', sheet).blocks.flatMap(block =>
      block.kind === 'photos' ? block.draw(block.offer.natural, 0, 0).regions.map(({ photo }) => photo) : [],
    ),
  )
  expect(shown.map(each => each.toSorted((a = 0, b = 0) => a - b))).toEqual([range(0, 10), range(10, 20)])
})

it.each([6, 8])('tears no album of %i photos among small entries', count => {
  const month = Array.from({ length: 7 }, (_, n) => entry(n, n === 3 ? { media: photos(count) } : {}))
  const opener = { rows: 8, elements: [] }
  const design = { columnWidth: w, columnGap: 3.6, gap: 2, opener }
  const set = setWell(cardsOfMonth(month, context, w), context, design)
  expect(set.parts.filter(({ from }) => from > 0)).toEqual([])
})

it.each([5, 7])('stands an album of %i photos on no two cards of one page', count => {
  const shapes = [
    [1600, 1200],
    [1200, 1200],
    [1200, 1600],
  ] as const
  const album = Array.from({ length: count }, (_, n) => {
    const [width, height] = shapes[n % 3] ?? shapes[0]
    return buildPhoto(`p${n}`, { width, height })
  })
  const month = [1, 2, count].map((photos, n) => entry(n, { media: album.slice(0, photos) }))
  const design = { columnWidth: w, columnGap: 3.6, gap: 2, opener: { rows: 8, elements: [] } }
  const { cards, parts, wide } = setWell(cardsOfMonth(month, context, w), context, design)
  const places = [...parts, ...wide].map(({ card, page }) => `${page} ${cards[card]?.card.item}`)
  expect(places.toSorted()).toEqual([...new Set(places)].sort())
})

it('stands a card over both columns between columns above and below it', () => {
  const plain: MeasuredCard = { pad: 0, boxes: [{ glue: 0, min: 8, natural: 8, max: 8, penalty: 0 }] }
  const across = [{ top: 0, rows: 10, from: 0, to: 1, boxes: [{ top: 0, rows: 10 }] }]
  const cards = [plain, plain, { ...plain, across }, plain, plain]
  const { parts, wide, free } = packColumns(cards, { rows: () => 30, gap: 2, favour: 1 })
  expect(free).toEqual([[0, 0]])
  expect(wide.map(({ card, top }) => [card, top])).toEqual([[2, 10]])
  expect(parts.map(({ card, column, top }) => [card, column, top])).toEqual([
    [0, 0, 0],
    [1, 1, 0],
    [3, 0, 22],
    [4, 1, 22],
  ])
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n)
