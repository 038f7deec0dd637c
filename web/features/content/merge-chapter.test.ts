import { expect, test } from 'vitest'
import type { Plan } from '../reader/page-queries.ts'
import { mergeChapter, type TypesetChapter } from './merge-chapter.ts'

const page = (folio: number, chapterId?: string, key = `k${folio}`) => ({
  key,
  volume: 1,
  folio,
  ...(chapterId && { chapterId }),
})

const plan: Plan = {
  revision: 5,
  typeset: 'a5-1',
  page: { width: 148, height: 210 },
  volumes: [{ number: 1, pages: 5, spineMm: 3 }],
  pages: [page(1), page(2, '202103'), page(3, '202103'), page(4, '202104'), page(5)],
}

const chapter = (revision: number, pages: TypesetChapter['pages']): TypesetChapter => ({
  revision,
  chapterId: '202103',
  pages,
  drawn: [],
})

const keys = ({ pages }: Plan) => pages.map(({ folio, key }) => `${folio} ${key}`)

test('a month with as many pages as before takes their places', () => {
  const merged = mergeChapter(plan, chapter(6, [page(2, '202103', 'n2'), page(3, '202103', 'n3')]))
  expect(merged.exact).toBe(true)
  expect(merged.plan.revision).toBe(6)
  expect(keys(merged.plan)).toEqual(['1 k1', '2 n2', '3 n3', '4 k4', '5 k5'])
})

test('a month that grew moves the pages behind it, and the plan is to be read again', () => {
  const grown = [page(2, '202103', 'n2'), page(3, '202103', 'n3'), page(4, '202103', 'n4')]
  const merged = mergeChapter(plan, chapter(6, grown))
  expect(merged.exact).toBe(false)
  expect(keys(merged.plan)).toEqual(['1 k1', '2 n2', '3 n3', '4 n4', '5 k4', '6 k5'])
})

test('a month without pages any more goes', () => {
  expect(keys(mergeChapter(plan, chapter(6, [])).plan)).toEqual(['1 k1', '2 k4', '3 k5'])
})

test('pages of another volume keep their numbers', () => {
  const twoVolumes = { ...plan, pages: [...plan.pages, { key: 'v2', volume: 2, folio: 1 }] }
  expect(keys(mergeChapter(twoVolumes, chapter(6, [page(2, '202103')])).plan).at(-1)).toBe('1 v2')
})

test('an answer that was overtaken changes nothing', () => {
  expect(mergeChapter(plan, chapter(4, []))).toEqual({ plan, exact: true })
})

test('a month that was not in the plan is to be read', () => {
  const other = { ...chapter(6, [page(9, '209901')]), chapterId: '209901' }
  expect(mergeChapter(plan, other)).toEqual({ plan, exact: false })
})
