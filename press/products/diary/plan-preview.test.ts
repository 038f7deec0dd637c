import { expect, it } from 'vitest'
import { buildItem } from '../../../tests/press/build-item.ts'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import type { Engine } from '../engine.ts'
import { figuresOf } from './cut-months.ts'
import type { InsertPage } from './inserts/insert-page.ts'
import type { MonthPages } from './months/typeset-month.ts'
import { pagePlaces } from './page-places.ts'
import { planPreview } from './plan-preview.ts'
import { pageKey } from './preview/page-key.ts'

const settings = buildSettings()

const month = (name: string, pages: number): MonthPages => ({
  month: name,
  pages: Array.from({ length: pages }, (_, n) => ({
    elements: [{ kind: 'rect', x: 0, y: 30, w: 10, h: n + 1, fill: '#B93A2B' }],
    regions: [{ item: `${name}.${n}`, x: 0, y: 30, w: 10, h: 10 }],
  })),
  missing: [],
})

const months = [month('202103', 5), month('202104', 4)]
const figures = figuresOf([buildItem()], 'Asia/Taipei')

// An engine in which every text takes one line, and that notes what it is asked.
function engineOf() {
  const jobs: string[] = []
  const run = async (job: string, input: { wants?: unknown[] }) => {
    jobs.push(job)
    return (input.wants ?? []).map(() => 1)
  }
  const engine = { workers: 1, run, memory: () => 0, close: async () => {} }
  // only lines are asked for, and only numbers answered
  return { engine: engine as unknown as Engine, jobs }
}

const inserts: InsertPage[] = [
  { insertId: 'thanks', kind: 'dedication', at: 'front', text: '給媽媽' },
  { insertId: 'spring', kind: 'divider', at: '202104', text: '春天' },
]

it('has all pages of a volume in order, without a cover', async () => {
  const { volumes } = await planPreview(months, figures, settings, engineOf().engine)
  const [volume] = volumes
  expect(volumes.length).toBe(1)
  expect(volume?.pages.map(page => page.folio)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
  expect(volume?.pages.map(page => page.month ?? '').filter(Boolean)).toEqual([
    ...Array(5).fill('202103'),
    ...Array(4).fill('202104'),
  ])
  expect(volume?.spineMm).toBeGreaterThan(0)
})

it('has inserted pages in their places, to be clicked on', async () => {
  const chosen = { ...settings, inserts }
  const { volumes } = await planPreview(months, figures, chosen, engineOf().engine)
  const pages = volumes[0]?.pages ?? []
  const at = (id: string) => pages.findIndex(page => page.insert === id)
  expect(at('thanks')).toBe(2)
  expect(pages[at('spring') + 1]?.month).toBe('202104')
  expect(pages[at('spring') - 1]?.month).toBe('202103')
  const places = pagePlaces(pages, chosen)
  expect(places[at('spring')]?.map(place => place.item)).toEqual(['spring'])
  expect(pages[at('spring')]?.elements.length).toBeGreaterThan(0)
})

it('asks the engine for what is new only', async () => {
  const { engine, jobs } = engineOf()
  await planPreview(months, figures, { ...settings, inserts }, engine)
  const before = jobs.length
  await planPreview([month('202103', 8), month('202104', 4)], figures, { ...settings, inserts }, engine)
  expect(before).toBeGreaterThan(0)
  expect(jobs.length).toBe(before)
})

it('leaves the drawings of pages before a change their names', async () => {
  const { engine } = engineOf()
  const namesOf = async (set: MonthPages[]) => {
    const { volumes } = await planPreview(set, figures, settings, engine)
    const { pages = [] } = volumes[0] ?? {}
    return pages.map(page => pageKey(page, settings, pages.length))
  }
  const [before, after] = [await namesOf(months), await namesOf([month('202103', 5), month('202104', 6)])]
  expect(after.slice(4, 13)).toEqual(before.slice(4, 13))
  expect(after[13]).not.toBe(before[13])
})
