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

it('is not what stands beside larger words, nor a head of a section where those stand elsewhere', () => {
  const beside = (size: number) => buildLines(['10:03'], { x: 60, y: 16, size })
  const day = () => ({ height: 210, lines: [...buildLines(['12'], { y: 16, size: 13 }), ...beside(6)] })
  const section = { height: 210, lines: [...beside(6), ...buildLines(['今天的海'], { y: 30 })] }
  expect(findFurniture([day(), day(), day(), section], 10).size).toBe(0)
})
