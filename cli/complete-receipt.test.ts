import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totals } from '#domain/books/receipt'
import type { LaidVolume } from '#press/products/diary/lay-volume'
import { buildItem, buildPhoto } from '../tests/press/build-item.ts'
import { completeReceipt } from './complete-receipt.ts'

const nothing = { lost: new Set<string>(), broken: new Set<string>() }

test('an item and its photos are placed on the first page that shows them', () => {
  const item = buildItem({ id: 'a', media: [buildPhoto('one'), buildPhoto('two')] })
  const volumes = bound([[], [{ item: 'a' }, { item: 'a', photo: 1 }], [{ item: 'a', photo: 0 }]])
  expect(completeReceipt([item], volumes, nothing)).toEqual([
    { what: 'item', id: 'a', origin: item.origin, outcome: 'placed', volume: '1', page: 2 },
    { what: 'photo', id: 'one.jpg', origin: item.origin, outcome: 'placed', volume: '1', page: 3 },
    { what: 'photo', id: 'two.jpg', origin: item.origin, outcome: 'placed', volume: '1', page: 2 },
  ])
})

test('a photo that stands on no page is never called placed', () => {
  const item = buildItem({ id: 'a', media: [buildPhoto('one')] })
  const [, photo] = completeReceipt([item], bound([[{ item: 'a' }]]), nothing)
  expect(photo).toMatchObject({ outcome: 'unreadable', reason: 'typesetting-failed' })
})

test('what the engine died over, and what could not be decoded, is named', () => {
  const [lost, broken] = [buildItem({ id: 'lost' }), buildItem({ id: 'b', media: [buildPhoto('x')] })]
  const sha256 = broken.media[0]?.picture?.sha256 ?? ''
  const trouble = { lost: new Set(['lost']), broken: new Set([sha256]) }
  expect(completeReceipt([lost, broken], bound([[{ item: 'b' }]]), trouble)).toMatchObject([
    { id: 'lost', outcome: 'unreadable', reason: 'typesetting-failed' },
    { id: 'b', outcome: 'placed' },
    { id: 'x.jpg', outcome: 'unreadable', reason: 'broken-picture' },
  ])
})

test('every item and every photo gets exactly one line, whatever stands on the pages', () => {
  const regions = fc.array(
    fc.record({ item: fc.constantFrom('0', '1', '2', '3'), photo: fc.option(fc.nat(3), { nil: undefined }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(
      fc.array(fc.nat(3), { maxLength: 4 }),
      fc.array(regions, { maxLength: 4 }),
      (photos, pages) => {
        const items = photos.map((count, i) =>
          buildItem({
            id: String(i),
            media: Array.from({ length: count }, (_, n) => buildPhoto(`${i}-${n}`)),
          }),
        )
        const lines = completeReceipt(items, bound(pages), nothing)
        expect(totals(lines, 'item').read).toBe(items.length)
        expect(totals(lines, 'photo').read).toBe(photos.reduce((sum, count) => sum + count, 0))
      },
    ),
  )
})

function bound(pages: { item: string; photo?: number | undefined }[][]): LaidVolume[] {
  const box = { x: 0, y: 0, w: 1, h: 1 }
  const sheet = { width: 1, height: 1, elements: [], styles: {} }
  return [
    {
      number: 1,
      spineMm: 1,
      cover: sheet,
      front: sheet,
      pages: pages.map((regions, i) => ({
        folio: i + 1,
        elements: [],
        regions: regions.map(({ item, photo }) => ({
          item,
          ...(photo === undefined ? {} : { photo }),
          ...box,
        })),
      })),
    },
  ]
}
