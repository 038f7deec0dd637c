import { expect, it } from 'vitest'
import type { Page } from '../page/display-list.ts'
import { belowOpener } from './below-opener.ts'
import type { Opener } from './flow.ts'

const words = { item: 'entry', x: 0, y: 0, w: 9, h: 9 }
const pageOf = (empty: number): Page => ({ elements: [], regions: [words], empty })
const name = { kind: 'rect' as const, x: 0, y: 0, w: 9, h: 9, fill: '#000000' }
const head: Opener = { rows: 12, elements: [] }
const page: Opener = { rows: 25, elements: [name], headless: true }
const entry = { right: pageOf(0), left: pageOf(0.01) }

const set = (below: Page[], behind: Page[], fromLeft?: Page[]) =>
  belowOpener({ head, page }, ({ rows }) =>
    rows === 0 ? { pages: behind, ...(fromLeft && { fromLeft }) } : { pages: below },
  )

it('gives an opener a page to itself where that page would end early, and sides change behind it', () => {
  const { pages, fromLeft } = set([pageOf(0.4), pageOf(0)], [entry.right], [entry.left])
  expect(pages[0]).toMatchObject({ elements: [name], empty: 0, headless: true })
  expect(pages[1]).toBe(entry.left)
  expect(fromLeft?.[1]).toBe(entry.right)
})

it('gives it a page to itself where nothing else stands below it, however little is empty', () => {
  const alone = { ...pageOf(0.1), regions: [] }
  expect(set([alone, pageOf(0)], [entry.right]).pages[0]).toMatchObject({ elements: [name] })
})

it.each([
  ['its page is full', [pageOf(0.05), pageOf(0)], [entry.right]],
  ['the month would be longer', [pageOf(0.4), pageOf(0)], [entry.right, entry.right]],
  ['another page would be emptier', [pageOf(0.2), pageOf(0.2)], [pageOf(0.7)]],
])('lets a month begin below its opener where %s', (_, below, behind) => {
  expect(set(below, behind).pages).toEqual(below)
})
