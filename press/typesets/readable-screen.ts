import type { GroupOffer, GroupPhoto, GroupRoom } from '../photos/photo-group.ts'

/** A screen of a phone alone at no height at which it is less wide than `least` mm; any other group, and one of too few pixels, as it was. */
export function readableScreen(
  offer: GroupOffer,
  [screen, ...others]: readonly GroupPhoto[],
  { rowMm, maxRows, inset = 0 }: GroupRoom,
  least: number,
): GroupOffer {
  if (!screen?.whole || others.length > 0 || screen.small || screen.aspect > narrowScreen) return offer
  const width = Math.min(least, screen.maxWidth)
  const rows = Math.min(maxRows, Math.ceil((width / screen.aspect + inset) / rowMm))
  const higher = offer.heights?.filter(height => height >= rows)
  const min = Math.max(offer.min, higher?.[0] ?? rows)
  return {
    ...offer,
    min,
    natural: Math.max(min, offer.natural),
    max: Math.max(min, offer.max),
    ...(higher && higher.length > 0 && { heights: higher }),
  }
}

/** Width over height. */
export const narrowScreen = 0.7
