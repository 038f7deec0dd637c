import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { cardsOfMonth } from './cards-of-month.ts'

const day = 86_400
const entry = (n: number, more: object) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * day, ...more })
const photo = {
  media: [buildPhoto('p', { width: 1200, height: 900 })],
  people: ['林怡君'],
  place: { name: '淡水' },
}
const meme = { text: '', media: [buildPhoto('m', { width: 960, height: 720, kind: 'words' })] }

it('has a slip and a clipping at their days, where other typesets gather them', () => {
  const month = [{ text: '累了' }, photo, { text: '好喔' }, meme, photo, { text: '嗯。' }, meme, photo, photo]
  const items = month.map((more, n) => entry(n, more))
  const context = buildContext(countingCompiler(3.2), 'a5-waterfall-tweet', { edited: true })
  const cards = cardsOfMonth(items, context, 55)
  expect(cards.map(({ usual }) => usual.item)).toEqual(items.map(({ id }) => id))
  expect(cards.map(({ usual }) => usual.paper)).toEqual([
    'slip',
    'card',
    'slip',
    'clipping',
    'card',
    'slip',
    'clipping',
    'card',
    'card',
  ])
  expect(cards.some(({ best }) => best !== undefined)).toBe(true)
})
