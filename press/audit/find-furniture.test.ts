import { expect, it } from 'vitest'
import { buildLines } from '../../tests/press/build-drawn.ts'
import { findFurniture } from './find-furniture.ts'

it('is small words at one height of several pages, at the head or the foot', () => {
  const [head, folio] = [
    buildLines(['2021年1月'], { y: 16, size: 6 }),
    buildLines(['7'], { y: 200, size: 8 }),
  ]
  const body = buildLines(['今天的海'], { y: 18 })
  const caption = buildLines(['照片說明'], { y: 100, size: 6 })
  const page = { height: 210, lines: [...head, ...body, ...caption, ...folio] }
  const other = { height: 210, lines: [...page.lines.map(line => ({ ...line }))] }
  const furniture = findFurniture([page, other], 10)
  expect(page.lines.filter(line => furniture.has(line))).toEqual([...head, ...folio])
  expect(furniture.size).toBe(4)
})
