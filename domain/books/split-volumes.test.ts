import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paddedPages } from './spine.ts'
import { type SplitRequest, splitVolumes, volumeMaximum } from './split-volumes.ts'

const months = (...pages: number[]) =>
  pages.map((count, index) => ({ month: `2024-${String(index + 1).padStart(2, '0')}`, pages: count }))

const request = (overrides: Partial<SplitRequest>): SplitRequest => ({
  months: [],
  frontPages: 6,
  maxPages: volumeMaximum.paperback,
  multiple: 4,
  lastBlank: true,
  ...overrides,
})

const shape = (overrides: Partial<SplitRequest>) =>
  splitVolumes(request(overrides)).map(volume => [
    volume.months.map(({ month, from, to }) => `${month.slice(5)}:${from}-${to}`).join(' '),
    volume.pages,
  ])

test('a book that fits is one volume', () => {
  expect(shape({ months: months(100, 133) })).toEqual([['01:0-100 02:0-133', 240]])
})

test('one page more than fits makes two volumes, and they are balanced', () => {
  expect(shape({ months: months(60, 60, 60, 54) })).toEqual([
    ['01:0-60 02:0-60', 128],
    ['03:0-60 04:0-54', 124],
  ])
})

test('a hardback holds fewer pages', () => {
  expect(shape({ months: months(100, 100), maxPages: volumeMaximum.hardback })).toEqual([
    ['01:0-100', 108],
    ['02:0-100', 108],
  ])
})

test('a month that no volume holds is cut inside, and only once', () => {
  expect(shape({ months: months(100, 300, 100) })).toEqual([
    ['01:0-100 02:0-100', 208],
    ['02:100-300', 208],
    ['03:0-100', 108],
  ])
})

test('pages of the whole run go on from volume to volume', () => {
  const volumes = splitVolumes(request({ months: months(200, 200, 10) }))
  expect(volumes.map(({ number, from, to }) => ({ number, from, to }))).toEqual([
    { number: 1, from: 0, to: 200 },
    { number: 2, from: 200, to: 410 },
  ])
})

test('nothing is no volume; no room is refused', () => {
  expect(splitVolumes(request({}))).toEqual([])
  expect(() => splitVolumes(request({ months: months(1), maxPages: 8, frontPages: 7 }))).toThrow(RangeError)
})

const anyRequest = fc.record({
  months: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 14 }).map(pages => months(...pages)),
  frontPages: fc.integer({ min: 0, max: 8 }),
  maxPages: fc.integer({ min: 16, max: 60 }),
  multiple: fc.constantFrom(1, 2, 4),
  lastBlank: fc.boolean(),
})

const roomOf = ({ maxPages, multiple, lastBlank, frontPages }: SplitRequest) =>
  Math.floor(maxPages / multiple) * multiple - (lastBlank ? 1 : 0) - frontPages

test('every page is in one volume, in its order', () => {
  fc.assert(
    fc.property(anyRequest, any => {
      const placed = splitVolumes(any).flatMap(volume =>
        volume.months.flatMap(({ month, from, to }) =>
          Array.from({ length: to - from }, (_, index) => `${month}/${from + index}`),
        ),
      )
      const given = any.months.flatMap(({ month, pages }) =>
        Array.from({ length: pages }, (_, index) => `${month}/${index}`),
      )
      expect(placed).toEqual(given)
    }),
  )
})

test('no volume is larger than it may be, front matter and padding included', () => {
  fc.assert(
    fc.property(anyRequest, any => {
      for (const volume of splitVolumes(any)) {
        expect(volume.pages).toBe(paddedPages(any.frontPages + volume.to - volume.from, any))
        expect(volume.pages).toBeLessThanOrEqual(any.maxPages)
        expect(volume.pages % any.multiple).toBe(0)
      }
    }),
  )
})

test('a month that fits into a volume is never cut', () => {
  fc.assert(
    fc.property(anyRequest, any => {
      const room = roomOf(any)
      const lengths = new Map(any.months.map(({ month, pages }) => [month, pages]))
      for (const part of splitVolumes(any).flatMap(volume => volume.months)) {
        const pages = lengths.get(part.month) ?? 0
        if (pages <= room) expect(part).toEqual({ month: part.month, from: 0, to: pages })
      }
    }),
  )
})

test('there are no more volumes than filling one after the other to the brim gives', () => {
  fc.assert(
    fc.property(anyRequest, any => {
      const room = roomOf(any)
      let volumes = 0
      let left = 0
      const pieces = any.months.flatMap(({ pages }) => (pages > room ? Array(pages).fill(1) : [pages]))
      for (const pages of pieces) {
        if (volumes === 0 || pages > left) {
          volumes += 1
          left = room
        }
        left -= pages
      }
      expect(splitVolumes(any)).toHaveLength(volumes)
    }),
  )
})

test('no other way to end the same number of volumes with months is more even', () => {
  const few = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(few, pages => {
      const any = request({ months: months(...pages), maxPages: 60 })
      const volumes = splitVolumes(any).map(volume => volume.to - volume.from)
      let best = Number.POSITIVE_INFINITY
      for (let cuts = 0; cuts < 2 ** (pages.length - 1); cuts += 1) {
        const sums = [0]
        for (const [index, count] of pages.entries()) {
          sums[sums.length - 1] = (sums.at(-1) ?? 0) + count
          if (index + 1 < pages.length && cuts & (1 << index)) sums.push(0)
        }
        if (sums.length !== volumes.length || Math.max(...sums) > roomOf(any)) continue
        best = Math.min(best, squares(sums))
      }
      expect(squares(volumes)).toBe(best)
    }),
  )
})

const squares = (sizes: number[]) => sizes.reduce((sum, size) => sum + size * size, 0)
