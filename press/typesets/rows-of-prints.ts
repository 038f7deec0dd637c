import { invariant } from '#domain/invariant'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../photos/photo-group.ts'
import { keepSmall } from '../photos/small-photos.ts'
import { type Print, type PrintGrid, type PrintRow, printRows } from './print-rows.ts'

/**
 * Photos as prints that nothing is cut off: rows of prints on whole columns, each with the height that it has, and
 * none wider than its pixels bear. Offers the heights at which the prints of a row are nearly alike.
 */
export function rowsOfPrints(photos: GroupPhoto[], room: GroupRoom, grid: PrintGrid): GroupOffer {
  const all = [...cheapestByRows(photos, room, grid)].sort(([a], [b]) => a - b)
  const fewest = Math.min(...all.map(([, layout]) => layout.demerits))
  const layouts = grid.even ? all.filter(isBestSoFar) : all
  const [lowest] = layouts
  const [natural] = layouts.find(([, layout]) => layout.demerits === fewest) ?? []
  invariant(natural && lowest, 'photos can be set in some rows')
  const smallest = layouts.find(([, { demerits }]) => demerits < fewest + mostWorse.smaller)
  const largest = layouts.findLast(([, { demerits }]) => demerits < fewest + mostWorse.larger)
  const min = Math.min(natural, smallest?.[0] ?? natural)
  return {
    min,
    natural,
    max: Math.max(natural, largest?.[0] ?? natural),
    heights: layouts.map(([height]) => height),
    compose(rows) {
      // below its least it is as low as it is asked to be, where that is one of its heights
      const [height, layout] = layouts.findLast(([height]) => height <= rows) ?? lowest
      const down = (Math.max(rows, height) * room.rowMm - layout.height) / 2
      const slots = keepSmall(slotsOf(layout, photos, room, grid), photos)
      return grid.inset === undefined ? slots : slots.map(slot => ({ ...slot, y: slot.y + down }))
    },
  }
}

const isBestSoFar = ([height, { demerits }]: [number, Layout], _: number, all: [number, Layout][]) =>
  all.every(([lower, layout]) => lower >= height || layout.demerits >= demerits)

// A group may be smaller than suits it rather than leave a hole in its page; larger only a little.
const mostWorse = { smaller: 1.6, larger: 0.6 }

interface Layout {
  rows: PrintRow[]
  height: number
  demerits: number
}

/** The best layout of each height, in rows of the page. */
function cheapestByRows(photos: GroupPhoto[], room: GroupRoom, grid: PrintGrid): Map<number, Layout> {
  // by the number of photos set so far
  const reached = Array.from({ length: photos.length + 1 }, () => new Map<number, Layout>())
  reached[0]?.set(0, { rows: [], height: 0, demerits: 0 })
  const target = targetArea(photos.length, room)
  const { inset = 0, mostInRow, mostNarrow = mostInRow } = grid
  const mostEver = Math.max(mostInRow, mostNarrow)
  for (let from = 0; from < photos.length; from++) {
    for (let to = from + 1; to <= Math.min(photos.length, from + mostEver); to++) {
      const beside = photos.slice(from, to)
      if (beside.length > mostBeside(beside, grid)) continue
      const rows = printRows(beside, from, photos.length, room, grid, target)
      for (const before of reached[from]?.values() ?? []) {
        for (const row of rows) {
          const height = before.height + (before.rows.length > 0 ? room.gap : 0) + row.height
          if (height + inset > room.maxRows * room.rowMm + 0.01) continue
          keepCheapest(reached[to], Math.max(1, Math.ceil((height + inset) / room.rowMm - 0.005)), {
            rows: [...before.rows, row],
            height,
            demerits: before.demerits + row.demerits,
          })
        }
      }
    }
  }
  const layouts = reached.at(-1)
  invariant(layouts, 'photos are set one after the other')
  if (layouts.size > 0) return layouts
  // more than a page holds at their least: narrower than any column
  const height = room.maxRows * room.rowMm - inset
  const side = Math.ceil(Math.sqrt(photos.length))
  const cell = { w: (room.width - (side - 1) * room.gap) / side, h: (height - (side - 1) * room.gap) / side }
  const rows = Array.from({ length: Math.ceil(photos.length / side) }, (_, n): PrintRow => {
    const prints = photos.slice(n * side, (n + 1) * side).map(({ aspect, maxWidth }, i): Print => {
      const w = Math.min(cell.w, cell.h * aspect, Math.max(20, maxWidth))
      return { photo: n * side + i, columns: 0, w, h: w / aspect, slack: 0 }
    })
    return { prints, height: cell.h, demerits: 0 }
  })
  return new Map([[room.maxRows, { rows, height, demerits: 0 }]])
}

function mostBeside(photos: readonly GroupPhoto[], { mostInRow, mostNarrow = mostInRow }: PrintGrid): number {
  const aspects = photos.reduce((sum, { aspect }) => sum + aspect, 0)
  return aspects <= narrow * photos.length ? mostNarrow : mostInRow
}

/** Width over height, of all in a row together. */
const narrow = 0.6

function keepCheapest(layouts: Map<number, Layout> | undefined, rows: number, layout: Layout) {
  const cheapest = layouts?.get(rows)
  if (!cheapest || layout.demerits < cheapest.demerits) layouts?.set(rows, layout)
}

/** mm2 that a print of a group should have. */
function targetArea(count: number, room: GroupRoom): number {
  const height = (room.targetScale ?? 1) * room.width * Math.min(1.5, 0.5 + 0.2 * count)
  return (room.width * height) / count
}

function slotsOf(layout: Layout, photos: GroupPhoto[], room: GroupRoom, grid: PrintGrid): Slot[] {
  const slots: Slot[] = []
  let y = 0
  for (const { prints, height } of layout.rows) {
    const free = grid.columns - prints.reduce((sum, print) => sum + print.columns, 0)
    let column = grid.align === 'center' ? Math.floor(free / 2) : 0
    let x = prints.some(print => print.columns === 0) ? 0 : undefined
    for (const { photo, columns, w, h } of prints) {
      const left = x ?? column * ((room.width + room.gap) / grid.columns)
      slots.push({ photo, x: left, y, w, h, crop: { x: 0, y: 0, w: 1, h: 1 } })
      column += columns
      if (x !== undefined) x += w + room.gap
    }
    y += height + room.gap
  }
  invariant(slots.length === photos.length, 'each photo has its place')
  return slots
}
