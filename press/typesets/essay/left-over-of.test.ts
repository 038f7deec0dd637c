import { expect, it } from 'vitest'
import type { Page, Region } from '../../page/display-list.ts'
import { leftOverOf } from './left-over-of.ts'

const at = { x: 0, y: 30, w: 50, h: 40 }
const words = (item: string): Region => ({ item, ...at })
const photo = (item: string): Region => ({ item, photo: 0, ...at })
const pagesOf = (...pages: Region[][]): Page[] => pages.map(regions => ({ elements: [], regions, empty: 0 }))
const faultOf = (...pages: Region[][]) => leftOverOf({ pages: pagesOf(...pages) })

it('minds photos of an entry at the head of the next page, above another entry', () => {
  const remnant = faultOf([words('a'), photo('a')], [photo('a'), words('b')])
  expect(remnant).toBeGreaterThan(0)
  expect(faultOf([words('a'), photo('a')], [words('b'), photo('b')])).toBe(0)
  expect(faultOf([words('a')], [words('a'), photo('a')])).toBe(0)
  // a page that they fill is a plate page, which only the turn of a leaf parts from its words
  expect(faultOf([words('a')], [photo('a')])).toBeLessThan(remnant)
})

it('minds a page of photos that a leaf is turned to, on the side where it is', () => {
  const [facing, turned] = [
    pagesOf([words('z')], [words('a')], [photo('a')]),
    pagesOf([words('a')], [photo('a')]),
  ]
  expect(leftOverOf({ pages: facing, fromLeft: pagesOf([words('z')]) })).toBe(0)
  expect(leftOverOf({ pages: turned, fromLeft: pagesOf([words('z')]) })).toBeGreaterThan(0)
})
