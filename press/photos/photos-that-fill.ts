import { contrastOf } from './group-demerits.ts'
import { stripOf } from './group-option.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupPhoto, GroupRoom } from './photo-group.ts'
import type { TreeSlot } from './slicing-trees.ts'

/** mm that a photo is wide at least in a place. */
export type LeastWidth = (photo: { aspect: number }, place: { w: number }) => number

/** A tall one may be as much narrower as it is narrower than high. */
export const quarter: LeastWidth = ({ aspect }, { w }) => Math.max(20, w * 0.18) * Math.min(1, 0.9 * aspect)
/** Few photos are larger: of none is the shorter side less than this share of the place, so that no row has four wide ones. */
export const large: LeastWidth = ({ aspect }, { w }) => Math.max(15, w * 0.22) * Math.max(1, aspect)
/** As large as their room wants them where it does; tall ones a little more where it does not say how much: they are read by their width. */
export const leastIn = (
  { leastSide, leastTall }: Pick<GroupRoom, 'leastSide' | 'leastTall'>,
  usual: LeastWidth,
): LeastWidth =>
  leastSide === undefined
    ? usual
    : ({ aspect }) => Math.max(leastTall ?? leastSide * leastOfTall, leastSide * aspect)
const leastOfTall = 1.18
/** mm of a photo that is small on a large page and not on a small one. */
export const twenty: LeastWidth = ({ aspect }) => 20 * Math.min(1, 0.9 * aspect)
export const stamp: LeastWidth = ({ aspect }) => 16 * Math.min(1, 0.9 * aspect)

/** No side is less than half of as low as a group may have to be. */
export const noStamp =
  (room: GroupRoom): LeastWidth =>
  ({ aspect }) =>
    stripOf(room) * 0.42 * Math.max(1, aspect)

/** How many times as large as its smallest the largest photo of a group may be: one beside a column of three. */
const mostContrast = { group: 6.5, album: 9.5 }

/** Whether none of them is a giant beside a stamp. */
export const areCalm = (slots: readonly TreeSlot[], room: GroupRoom): boolean =>
  contrastOf(slots) <= mostContrast[room.fills ?? 'album']

/** Whether they are calm, none is narrower than told, and each has the pixels for its width. */
export function areWide(
  slots: readonly TreeSlot[],
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  leastOf: LeastWidth,
): boolean {
  if (!areCalm(slots, room)) return false
  return slots.every(({ photo, w }) => {
    const shown = photos[photo]
    if (!shown) return false
    return shown.small || (w >= leastOf(shown, { w: room.width }) && w <= widthInPixels(w, shown) * unseen)
  })
}
