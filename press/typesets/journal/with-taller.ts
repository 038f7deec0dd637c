import type { GroupOffer, GroupRoom, Slot } from '../../photos/photo-group.ts'

/** An offer, and beyond what pages count on of it the heights of another one whose photos are `fair` there, for pages that end early (press/paginate/grow-photos). */
export function withTaller(
  offer: GroupOffer,
  other: GroupOffer,
  { rowMm, inset = 0 }: GroupRoom,
  fair: (slots: readonly Slot[]) => boolean = () => true,
): GroupOffer {
  const own = heightsOf(offer)
  const taller = heightsOf(other).filter(
    rows => rows > offer.max && !own.includes(rows) && fair(other.compose(rows - inset / rowMm)),
  )
  if (taller.length === 0) return offer
  const heights = [...own, ...taller].toSorted((a, b) => a - b)
  const heightAt = (rows: number) => heights.findLast(height => height <= rows + inset / rowMm + hair)
  return {
    ...offer,
    heights,
    compose: rows => (taller.includes(heightAt(rows) ?? 0) ? other : offer).compose(rows),
  }
}

const heightsOf = ({ heights, min, max }: GroupOffer): readonly number[] =>
  heights ?? Array.from({ length: max - min + 1 }, (_, n) => min + n)

/** rows */
const hair = 0.01
