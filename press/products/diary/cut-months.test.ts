import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { cutMonths, figuresOf } from './cut-months.ts'

const at = (id: string, time: number) => buildItem({ id, time: time / 1000, media: [buildPhoto(id)] })
const items = [
  at('new year in Taipei', Date.UTC(2020, 11, 31, 16, 0)),
  at('late in December', Date.UTC(2020, 11, 31, 15, 59)),
  at('January', Date.UTC(2021, 0, 1, 4, 0)),
]

it('cuts months by the clock of where the person lives', () => {
  const months = (zone: string) => cutMonths(items, zone).map(m => [m.month, ...m.items.map(item => item.id)])
  expect(months('Asia/Taipei')).toEqual([
    ['202012', 'late in December'],
    ['202101', 'new year in Taipei', 'January'],
  ])
  expect(months('UTC')).toEqual([
    ['202012', 'new year in Taipei', 'late in December'],
    ['202101', 'January'],
  ])
})

it('counts videos as no photos, which are not printed', () => {
  const [item] = items
  if (!item) throw new Error('an item was expected')
  const media = [buildPhoto('a'), { ...buildPhoto('b'), kind: 'video' as const }]
  const [figures] = figuresOf([{ ...item, media }], 'UTC').values()
  expect(figures?.photos).toBe(1)
})

it('counts entries, photos and days', () => {
  expect(figuresOf(items, 'Asia/Taipei')).toEqual(
    new Map([
      ['202101', { posts: 2, photos: 2, days: new Map([[1, 2]]) }],
      ['202012', { posts: 1, photos: 1, days: new Map([[31, 1]]) }],
    ]),
  )
})
