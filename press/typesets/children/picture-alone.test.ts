import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { halfOf, inset } from './page-grid.ts'
import { storiesOf } from './stories-of-month.ts'

const context = buildContext(countingCompiler(6.4), 'a4-2', { edited: true })
const at = (day: number) => 1_614_560_400 + day * 86_400
const chat = buildItem({
  id: 'chat',
  time: at(3),
  text: '',
  media: [buildPhoto('chat', { width: 540, height: 1170, kind: 'words' })],
})
const remarks = ['累了', '好喔', '嗯嗯', '又下雨'].map((text, n) =>
  buildItem({ id: `r${n}`, time: at(n * 4), text }),
)
const note = buildItem({
  id: 'note',
  time: at(1),
  text: '下班去接他，他從教室跑出來，鞋子都沒穿好就撲過來，書包甩到我的下巴，很痛，可是很幸福。'.repeat(4),
})

const storiesIn = (items: Item[]) =>
  storiesOf(
    items.toSorted((a, b) => a.time - b.time),
    context,
  ).map(({ stories }) => stories)

it('stands beside small talk, which is said once', () => {
  const rows = storiesIn([note, chat, ...remarks])
  const row = rows.find(stories => stories.some(({ item }) => item === 'chat')) ?? []
  const talk = row.flatMap(story => (story.shape === 'column' ? story.parts : []))
  expect(talk.length).toBeGreaterThanOrEqual(2)
  const said = rows
    .flat()
    .flatMap(story => (story.shape === 'column' ? story.parts : [story]))
    .map(({ item }) => item)
  expect(said.toSorted()).toEqual([chat, note, ...remarks].map(({ id }) => id).toSorted())
})

it('has half the width of the page, and the talk the other half', () => {
  const row =
    storiesIn([note, chat, ...remarks]).find(stories => stories.some(({ item }) => item === 'chat')) ?? []
  const frames = row.flatMap(story =>
    story.shape === 'column' ? story.parts.slice(0, 1) : 'x' in story ? [story] : [],
  )
  const [left, right] = frames.toSorted((a, b) => (a.x ?? 0) - (b.x ?? 0))
  expect((left?.x ?? 0) + (left?.w ?? 0)).toBeLessThan(right?.x ?? 0)
  const picture = frames.find(({ item }) => item === 'chat')
  expect(picture).toMatchObject(halfOf(context.area, false).frame)
})

it('stands in the order of days at the left of what is said after it', () => {
  const order = (items: Item[]) =>
    storiesIn(items).map(stories =>
      stories.flatMap(story => (story.shape === 'column' ? story.parts.map(({ item }) => item) : story.item)),
    )
  expect(order([note, chat, ...remarks.slice(1)])).toContainEqual(['chat', 'r1', 'r2', 'r3'])
})

it('has a frame as wide as the page where nobody said anything, flush with its right edge, and its day beside it where it does not fill that', () => {
  const rows = storiesIn([{ ...note, text: note.text.repeat(2) }, chat])
  const [story] = rows.find(stories => stories.some(({ item }) => item === 'chat')) ?? []
  if (story?.shape !== 'beside') throw new Error('its day is beside it')
  const [picture] = story.pictures
  if (picture?.kind !== 'photos') throw new Error('it has a picture')
  const [slot] = picture.offer.compose(picture.offer.natural)
  const [left, w] = [picture.x + (slot?.x ?? 0), slot?.w ?? 0]
  expect(left + w).toBeCloseTo(context.area.width - inset)
  expect(story.words.map(({ kind, x }) => [kind, x])).toEqual([['drawn', inset]])
})
