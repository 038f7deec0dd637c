import { expect, it } from 'vitest'
import { breakAroundWide } from './around-wide.ts'
import type { Block } from './block.ts'

const rows = 34
const room = { rows, columns: 2, capacity: () => rows, turns: undefined }
const photos = (item: string, min: number, max: number, wide?: true): Block => ({
  ...{ kind: 'photos', item, before: 1, x: 0, w: 50, ...(wide && { wide }) },
  offer: { min, natural: Math.round((min + max) / 2), max, compose: () => [] },
  draw: () => ({ elements: [], regions: [] }),
})

it('sets an album over both columns at the foot of its page, below columns that end where it begins, in the order of entries', () => {
  const broken = breakAroundWide(
    [photos('a', 14, 18), photos('b', 14, 18), photos('album', 12, 22, true), photos('c', 20, 30)],
    room,
  )
  const [zone] = broken.wide ?? []
  const album = broken.placements.find(({ block }) => block.item === 'album')
  expect(broken.placements.map(({ block }) => block.item)).toEqual(['a', 'b', 'album', 'c'])
  expect(zone?.page).toBe(0)
  expect((album?.top ?? 0) + (album?.rows ?? 0)).toBe(rows)
  const above = broken.placements.slice(0, 2).map(({ top, rows }) => top + rows)
  expect(new Set(above).size).toBe(1)
  expect(above[0]).toBeLessThan(album?.top ?? 0)
  expect(broken.placements.at(-1)?.frame).toBe(2)
})

it('sets it at the head of the next page where the columns before it are full, and columns go on below it', () => {
  const broken = breakAroundWide(
    [photos('a', 32, 34), photos('b', 32, 34), photos('album', 12, 16, true), photos('c', 12, 16)],
    room,
  )
  const [album, next] = broken.placements.slice(2)
  expect(broken.wide?.map(({ page, top }) => [page, top])).toEqual([[1, 0]])
  expect(next?.frame).toBe(2)
  expect(next?.top).toBeGreaterThan((album?.top ?? 0) + (album?.rows ?? 0))
})

it('leaves the columns below it white where what comes next is taller than they are', () => {
  const broken = breakAroundWide(
    [photos('a', 32, 34), photos('b', 32, 34), photos('album', 12, 16, true), photos('c', 26, 30)],
    room,
  )
  expect(broken.placements.at(-1)).toMatchObject({ block: { item: 'c' }, frame: 4, top: 0 })
  for (const { top, rows: tall } of broken.placements) expect(top + tall).toBeLessThanOrEqual(rows)
})

it('counts the white below two that stand right below each other once', () => {
  const broken = breakAroundWide([photos('album', 10, 10, true), photos('next', 10, 10, true)], room)
  const foot = Math.max(...broken.placements.map(({ top, rows }) => top + rows))
  expect(broken.wide).toHaveLength(2)
  expect(broken.free).toEqual([rows - foot, rows - foot])
})
