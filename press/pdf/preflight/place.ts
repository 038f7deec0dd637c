import type { Region } from '../../page/display-list.ts'
import type { Bounds } from '../syntax/matrix.ts'
import { insetOf, mmOf } from './inset.ts'

/** The item, and for pictures the photo, that stands at these bounds; empty where none is known. */
export function placeOf(
  regions: readonly Region[] | undefined,
  bounds: Bounds,
  trim: Bounds | undefined,
  kind: 'photo' | 'words',
): { item?: string; photo?: number } {
  if (regions === undefined || trim === undefined) return {}
  const { left, top } = insetOf(bounds, trim)
  const box = { x: left, y: top, w: mmOf(bounds.right - bounds.left), h: mmOf(bounds.top - bounds.bottom) }
  let best: Region | undefined
  let most = 0
  for (const region of regions) {
    const shared = overlap(region, box)
    // A photo's own region is inside that of its item: of equal overlaps the one of the right kind counts.
    const weight = (region.photo !== undefined) === (kind === 'photo') ? shared * 2 : shared
    if (weight > most) {
      most = weight
      best = region
    }
  }
  if (best === undefined) return {}
  return { item: best.item, ...(best.photo !== undefined && { photo: best.photo }) }
}

function overlap(a: { x: number; y: number; w: number; h: number }, b: typeof a): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}
