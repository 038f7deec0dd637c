import { expect, test } from 'vitest'
import { contentsOf } from './contents-of.ts'

test('months stand in their year with the page that they begin on, also where they share it', () => {
  const pages = [
    { volume: 1, folio: 1 },
    { volume: 1, folio: 2, chapterId: '201911' },
    { volume: 1, folio: 3, chapterId: '201911', chapterIds: ['201911', '201912', '202001'] },
    { volume: 2, folio: 1, chapterId: '202001' },
  ]
  expect(contentsOf(pages)).toEqual([
    {
      year: '2019',
      months: [
        { month: '201911', volume: 1, folio: 2 },
        { month: '201912', volume: 1, folio: 3 },
      ],
    },
    { year: '2020', months: [{ month: '202001', volume: 1, folio: 3 }] },
  ])
})
