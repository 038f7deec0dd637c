import { composeBleed } from '../photos/compose-bleed.ts'
import type { GroupOffer, GroupRoom } from '../photos/photo-group.ts'
import type { TypesetContext } from './context.ts'
import type { DrawnPhotos } from './draw-photos.ts'
import type { ShownPhoto } from './shown-photos.ts'

/** A single picture off both sides of the page; where a page has less room for it, it stands in the type area as `plain`. */
export interface BleedingPhoto {
  offer: GroupOffer
  compose: GroupOffer['compose']
  /** What was composed as wide as the sheet: its place is known to the editor as far as it lies in the type area. */
  onTheSheet(drawn: DrawnPhotos): DrawnPhotos
}

export function bleedingPhoto(
  group: readonly ShownPhoto[],
  plain: GroupOffer,
  room: GroupRoom,
  { area }: TypesetContext,
): BleedingPhoto | undefined {
  // of what may not be cut the sheet would cut its edges
  if (group.some(photo => photo.whole)) return undefined
  const wide = composeBleed(group, { ...room, width: area.page.width + 2 * bleed })
  const { heights: _, ...anyHeight } = plain
  return {
    offer: { ...anyHeight, ...wide, min: Math.min(plain.min, wide.natural), resistsShrinking: true },
    compose: wide.compose,
    onTheSheet: ({ elements, regions }) => ({
      elements: elements.map(element => ({ ...element, frame: 'sheet', x: element.x - bleed })),
      regions: regions.map(region => ({ ...region, x: 0, w: Math.min(area.width, region.w) })),
    }),
  }
}

// Pictures that run off the page go as far as every printer's bleed; sheets with less cut it.
const bleed = 4
