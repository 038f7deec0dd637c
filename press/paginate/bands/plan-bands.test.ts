import { expect, it } from 'vitest'
import { invariant } from '#domain/invariant'
import type { Block } from '../block.ts'
import type { Tops } from './column-pairs.ts'
import type { Module } from './module.ts'
import { placeBands } from './place-bands.ts'
import { type Band, planBands } from './plan-bands.ts'
import { prepared } from './prepared.ts'

const room = { rows: 34, gap: 1, evenness: 1 }
const block = (item: string, rows: number): Block => ({
  ...{ kind: 'drawn', item, before: 1, rows, x: 0, w: 50 },
  draw: () => [],
})
const ofCut = { words: 1, photos: 1 }
const inColumn = (item: string, rows: number): Module => ({ column: [block(item, rows)], wide: [], ofCut })
const wide = (item: string, rows: number): Module => ({
  wide: [{ demerits: 0, parts: [{ head: [block(item, rows)] }] }],
  ofCut,
})

function pagesOf(modules: readonly Module[], tops: Tops = [0, 0]) {
  const month = prepared(modules, room.rows)
  const plan = planBands(month, room)(tops)
  invariant(plan, 'these have room')
  const { bands } = plan
  return { bands, pages: placeBands(bands, month.boxes, room, tops) }
}
const kinds = (bands: readonly Band[]) => bands.map(({ kind, page }) => `${kind} ${page}`)

it('sets columns that end together, and below them what stands over both', () => {
  const { bands, pages } = pagesOf([inColumn('a', 15), inColumn('b', 15), wide('c', 18)])
  expect(kinds(bands)).toEqual(['columns 0', 'wide 0'])
  expect(pages[0]?.placements).toMatchObject([
    { block: { item: 'a' }, frame: 0, top: 0 },
    { block: { item: 'b' }, frame: 1, top: 0 },
    { block: { item: 'c' }, frame: 0, top: 16 },
  ])
  expect(pages[0]?.free).toEqual([0, 0])
})

it('keeps the order of modules: what stands over both columns parts those before it from those behind', () => {
  const { bands } = pagesOf([wide('a', 12), inColumn('b', 21), inColumn('c', 21), wide('d', 30)])
  expect(kinds(bands)).toEqual(['wide 0', 'columns 0', 'wide 1'])
})

it('sets what stands over both columns on as many pages as it takes', () => {
  const parts = Array.from({ length: 12 }, (_, n) => ({ head: [block(`${n}`, 30)] }))
  const { pages } = pagesOf([{ wide: [{ demerits: 0, parts }], ofCut }])
  expect(pages).toHaveLength(12)
})

it('begins below an opener that takes more rows of one column than of the other', () => {
  const { pages } = pagesOf([inColumn('a', 24), inColumn('b', 30)], [10, 4])
  expect(pages[0]?.placements).toMatchObject([
    { block: { item: 'a' }, frame: 0, top: 10 },
    { block: { item: 'b' }, frame: 1, top: 4 },
  ])
})

it('parts a module only where that costs less than what is gained', () => {
  const long = (cost: number): Module => ({
    column: Array.from({ length: 40 }, () => ({ ...block('long', 1), before: 0 })),
    wide: [],
    ofCut: { words: cost, photos: cost },
  })
  expect(kinds(pagesOf([long(0.1)]).bands)).toEqual(['columns 0'])
  const { bands } = pagesOf([inColumn('a', 20), inColumn('b', 20)])
  const [band] = bands
  expect(band?.kind === 'columns' && band.middle).toBe(1)
})

it('says what goes on in a row at the head of its page, and begins the next column level with it', () => {
  const goesOn = { kind: 'drawn' as const, before: 0, rows: 1, x: 0, w: 50, draw: () => [] }
  const long: Module = {
    column: Array.from({ length: 90 }, () => ({ ...block('long', 1), before: 0, goesOn })),
    wide: [],
    ofCut,
  }
  const [, next] = pagesOf([long]).pages
  const labels = next?.placements.filter(({ block }) => block === goesOn)
  expect(labels).toMatchObject([{ frame: 0, top: 0, rows: 1 }])
  for (const frame of [0, 1]) {
    const own = next?.placements.filter(placed => placed.frame === frame && placed.block !== goesOn) ?? []
    expect(Math.min(...own.map(({ top }) => top))).toBe(1)
  }
})

it('fills the last page of a month with higher photos', () => {
  const photos: Block = {
    ...{ kind: 'photos', item: 'a', before: 0, x: 0, w: 50, photoGap: 1 },
    offer: { min: 24, natural: 24, max: 33, heights: [24, 33], compose: () => [] },
    demeritsAt: rows => (rows === 24 ? 0 : 0.4),
    draw: () => ({ elements: [], regions: [] }),
  }
  const { pages } = pagesOf([{ wide: [{ demerits: 0, parts: [{ below: [photos] }] }], ofCut }])
  expect(pages[0]?.free).toEqual([1, 1])
})

it('sets a month of thousands of modules', () => {
  const modules = Array.from({ length: 4000 }, (_, n) => inColumn(`i${n}`, 15))
  const { pages } = pagesOf(modules)
  expect(pages.flatMap(({ placements }) => placements)).toHaveLength(4000)
})

it('has no plan for what is taller than a page', () => {
  expect(planBands(prepared([inColumn('a', 10), wide('b', 35)], room.rows), room)([0, 0])).toBeUndefined()
})
