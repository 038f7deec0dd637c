import type { Cell } from './column-tree.ts'
import type { Crop } from './crop.ts'
import { cropAround, type Focus } from './focus.ts'

interface FilledSlot extends Cell {
  crop: Crop
  mount?: Omit<Cell, 'photo'>
}

/** A picture in a cell of another shape: cut around its focus, or whole on a mount where nothing of it may be cut. */
export function fillCell(
  { photo, ...cell }: Cell,
  shown: { aspect: number; whole?: boolean; focus?: Focus },
): FilledSlot {
  if (!shown.whole) return { photo, ...cell, crop: cropAround(cell.w / cell.h / shown.aspect, shown.focus) }
  const w = Math.min(cell.w, cell.h * shown.aspect)
  const h = w / shown.aspect
  const slot = { photo, x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h, crop: all }
  return cell.w - w < hair && cell.h - h < hair ? slot : { ...slot, mount: cell }
}

const all: Crop = { x: 0, y: 0, w: 1, h: 1 }

/** mm of a mount that nobody would see. */
const hair = 0.3
