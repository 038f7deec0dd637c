import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { monthInOrder, talkPlaces } from './month-in-order.ts'
import { storiesOf } from './stories-of-month.ts'
import { waysOf } from './ways-of-month.ts'

const context = buildContext(countingCompiler(8), 'a4-2', { edited: true })

const photo = (n: number, width: number, height: number) =>
  buildPhoto(`p${n}`, { width, height, ...(width < 600 && { kind: 'words' as const }) })
const shapes: ((n: number) => Partial<Item>)[] = [
  () => ({ text: '好喔' }),
  () => ({ text: '推這篇', links: [{ url: 'https://bit.ly/2' }] }),
  n => ({ text: '', media: [photo(n, 540, 1170)] }),
  n => ({ text: '', media: [photo(n, 900, 1200)], place: '台中' }),
  () => ({ text: '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛。' }),
  n => ({ text: '今天的晚霞，沒有修圖', media: [photo(n, 800, 600)] }),
]
const months = fc
  .array(fc.nat({ max: shapes.length - 1 }), { minLength: 1, maxLength: 14 })
  .map(kinds =>
    kinds.map((kind, n) =>
      buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 90_000, ...shapes[kind]?.(n) }),
    ),
  )

const itemsOf = (rows: ReturnType<typeof storiesOf>) =>
  rows.flatMap(({ stories }) =>
    stories.flatMap(story => (story.shape === 'column' ? story.parts.map(({ item }) => item) : [story.item])),
  )
const isAscending = (ids: readonly string[]) =>
  ids.every((id, n) => n === 0 || Number(id.slice(1)) > Number(ids[n - 1]?.slice(1)))

it('tells a month in the order of days, from left to right and from head to foot, and what is said in passing behind it', () => {
  fc.assert(
    fc.property(months, month => {
      for (const way of waysOf(month)) {
        const rows = storiesOf(month, context, way)
        expect(itemsOf(rows).toSorted()).toEqual(month.map(({ id }) => id).toSorted())
        const atEnd = new Set(monthInOrder(month, true, way.talkAt).talk.map(({ id }) => id))
        // what stands beside a picture stands at its day
        const last = rows.findLastIndex(row => itemsOf([row]).some(id => !atEnd.has(id)))
        expect(isAscending(itemsOf(rows.slice(0, last + 1)))).toBe(true)
        expect(isAscending(itemsOf(rows.slice(last + 1)))).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

it('gathers nothing behind a later day where all is at its day', () => {
  fc.assert(
    fc.property(months, month => {
      const { stories, talk } = monthInOrder(month, true, 'days')
      expect(talk.length === 0 || stories.length === 0).toBe(true)
      for (const talkAt of talkPlaces)
        expect(isAscending(monthInOrder(month, true, talkAt).stories.map(({ id }) => id))).toBe(true)
    }),
  )
})
