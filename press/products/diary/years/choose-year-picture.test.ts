import { expect, it } from 'vitest'
import type { MonthPicture } from '../months/month-pictures.ts'
import type { MonthPages } from '../months/typeset-month.ts'
import { chooseYearPicture } from './choose-year-picture.ts'

const picture = (sha256: string, weight: number): MonthPicture => ({
  picture: { sha256, width: 1600, height: 1200 },
  weight,
})

// A month of four pages with pictures on the first of them.
const month = (name: string, ...pictures: MonthPicture[]): MonthPages => ({
  month: name,
  pages: Array.from({ length: 4 }, (_, n) => ({
    elements:
      n > 0
        ? []
        : pictures.map(each => ({
            kind: 'image',
            x: 0,
            y: 0,
            w: 90,
            h: 60,
            photo: each.picture.sha256,
            crop: { x: 0, y: 0, w: 1, h: 1 },
          })),
    regions: [],
  })),
  missing: [],
  pictures,
})

const months = [
  month('202101', picture('next', 9)),
  month('202102', picture('near', 8)),
  month('202103', picture('good', 5), picture('best', 7)),
  month('202104', picture('last', 7)),
]

it('is the best that does not stand on the next pages', () => {
  expect(chooseYearPicture(months, undefined)?.picture.sha256).toBe('best')
})

it('is not the one on the cover', () => {
  expect(chooseYearPicture(months, 'best')?.picture.sha256).toBe('last')
})

it('is none where no page has it', () => {
  const blank = months.map(each => ({ ...each, pages: each.pages.map(page => ({ ...page, elements: [] })) }))
  expect(chooseYearPicture(blank, undefined)).toBeUndefined()
  expect(chooseYearPicture([], undefined)).toBeUndefined()
})
