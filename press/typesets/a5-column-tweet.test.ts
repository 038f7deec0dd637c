import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5ColumnTweet } from './a5-column-tweet.ts'

const entry = (day: number, photos = 0) =>
  buildItem({
    id: `i${day}`,
    time: 1_614_560_400 + day * 86_400,
    text: '今天下雨，哪裡也沒去。',
    media: Array.from({ length: photos }, (_, n) => buildPhoto(`p${day}-${n}`, { width: 900, height: 1200 })),
  })

function emptyOf(items: Item[]) {
  const context = buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })
  return a5ColumnTweet.typesetMonth(items, context).pages.map(({ empty = 0 }) => empty)
}

it('leaves no page before the end of a month a third empty where it can be set without', () => {
  const inside = emptyOf([entry(9, 7), entry(12, 8), entry(14)]).slice(0, -1)
  expect(Math.max(...inside)).toBeLessThan(0.3)
})

it('leaves no third of its last page empty where it can be set without', () => {
  const last = emptyOf([entry(2), entry(3), entry(9, 8), entry(12, 7), entry(14)]).at(-1)
  expect(last).toBeLessThan(0.3)
})
