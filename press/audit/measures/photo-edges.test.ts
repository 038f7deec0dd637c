import { expect, it } from 'vitest'
import { buildDrawnPage, buildImage, buildLines } from '../../../tests/press/build-drawn.ts'
import { openBook } from '../open-book.ts'
import { photoEdges } from './photo-edges.ts'

// Right pages have their type area 3 mm further to the left.
const page = (areaLeft: number, edges: number[]) =>
  buildDrawnPage(
    buildLines(['今天的海', '很安靜。'], { x: areaLeft }),
    edges.map(edge => buildImage(areaLeft + edge, 80, 30, 20)),
  )

it('is as many as there are columns, whatever the side', () => {
  expect(photoEdges(openBook([page(17, [0, 40]), page(20, [0, 40]), page(17, [0])]))).toBe(2)
})

it('grows with each photo that stands beside them', () => {
  expect(photoEdges(openBook([page(17, [0, 40]), page(20, [2, 40, 47])]))).toBe(4)
})

it('counts from the type area of each page where volumes of another gutter are told', () => {
  const pages = [page(17, [0, 40]), page(20, [0, 40]), page(19, [0, 40]), page(20, [0])]
  expect(photoEdges(openBook(pages))).toBeGreaterThan(2)
  expect(photoEdges(openBook(pages, [], undefined, [17, 20, 19, 20]))).toBe(2)
})
