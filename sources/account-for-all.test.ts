import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { totals } from '#domain/books/receipt'
import { deeper, runs } from '../tests/depth.ts'
import { arbitraryArchives } from './arbitrary-archive.ts'
import { unaccounted } from './check-receipt.ts'
import { mergeItems } from './merge-items.ts'
import { readArchives } from './read-archives.ts'

test('whatever is in the archives, each item and each photo ends once', async () => {
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(arbitraryArchives(), async archives => {
      const history = await readArchives(archives)
      expect(unaccounted(history)).toEqual({ items: 0, photos: 0 })
      const items = totals(history.receipt, 'item')
      const photos = totals(history.receipt, 'photo')
      expect(history.items.length + items.duplicate + items.filtered + items.unreadable).toBe(
        history.read.items,
      )
      expect(photosOf(history.items) + photos.read).toBe(history.read.photos)
      expect(history.items.every(isWellFormed)).toBe(true)
      for (const { what, outcome, reason } of history.receipt) outcomes.add(`${what} ${outcome} ${reason}`)
    }),
    { numRuns: 2000 },
  )
  expect([...outcomes].sort()).toEqual([
    'item duplicate same-item',
    'item filtered draft',
    'item filtered empty-record',
    'item unreadable broken-record',
    'photo duplicate album-photo-of-post',
    'photo duplicate same-photo',
    'photo filtered draft',
    'photo filtered not-a-picture',
    'photo unreadable broken-record',
  ])
})

test('merging again what was merged changes nothing, in whatever order', deeper, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryArchives(), arbitraryArchives(), async (older, newer) => {
      const { items: a } = await readArchives(older)
      const { items: b } = await readArchives(newer)
      const merged = mergeItems(a, b)
      expect(mergeItems(b, a)).toEqual(merged)
      expect(mergeItems(merged.items, b).items).toEqual(merged.items)
      expect(mergeItems(merged.items, a).items).toEqual(merged.items)
      expect(merged.items.length + totals(merged.lines, 'item').duplicate).toBe(a.length + b.length)
      expect(photosOf(merged.items) + totals(merged.lines, 'photo').duplicate).toBe(photosOf(a) + photosOf(b))
    }),
    { numRuns: runs(400, 100) },
  )
})

function photosOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.media.length, 0)
}

function isWellFormed(item: Item): boolean {
  const text = JSON.stringify(item)
  return Number.isInteger(item.time) && item.text.isWellFormed() && !/\\u0000|\u202e|\ufffd@\[/.test(text)
}
