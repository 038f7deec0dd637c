import { expect, it } from 'vitest'
import { columnsOf, spanOf } from '../page/columns.ts'
import { composeGroup } from './compose-group.ts'
import type { GroupRoom } from './photo-group.ts'

const photo = { aspect: 0.75, maxWidth: 400 }

function on(width: number, columns: number, rowMm: number, maxRows: number): GroupRoom {
  const grid = columnsOf(width, columns, 2.5)
  const spans = Array.from({ length: columns - 2 }, (_, n) => spanOf(grid, 0, columns - n))
  return { width, rowMm, maxRows, gap: 2.5, inset: 2.5, spans }
}

/** mm that such photos are high at least, on pages of A5 and of A4. */
const lowest = (photos: number) =>
  [on(75, 8, 5.7, 29), on(108, 10, 6, 40)].map(room => {
    const { min } = composeGroup(
      Array.from({ length: photos }, () => photo),
      room,
    )
    return Math.round(min * room.rowMm)
  })

it('makes a photo alone, and two, no lower on a large page than in proportion to it', () => {
  for (const photos of [1, 2]) {
    const [small = 0, large = 0] = lowest(photos)
    expect(large / small).toBeGreaterThan(1.2)
  }
})
