import type { Page, Region } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import type { PagesOfMonth } from '../typeset.ts'

/** How much is wanting of a month for photos at the right of a few words, with more than half of their height of nothing below these, and for groups that stop short of the measure. */
export const voidsOf = ({ pages }: PagesOfMonth, { area }: TypesetContext): number =>
  pages.reduce(
    (sum, page) => sum + perVoid * voidsOn(page, area.rowMm) + perNarrow * narrowGroupsOn(page, area.width),
    0,
  )

const voidsOn = ({ regions }: Page, rowMm: number): number =>
  regions.filter(photo => {
    if (photo.photo === undefined || photo.x < hair) return false
    const beside = regions.filter(other => other.x < photo.x - hair && isBeside(other, photo))
    const foot = Math.max(photo.y, ...beside.map(({ y, h }) => y + h))
    const free = photo.y + photo.h - foot
    return free > Math.max(photo.h / 2, mostFree * rowMm)
  }).length

function narrowGroupsOn({ regions }: Page, width: number): number {
  const photos = regions.filter(({ photo }) => photo !== undefined)
  return [...new Set(photos.map(({ item }) => item))].filter(item => {
    const own = photos.filter(photo => photo.item === item)
    return own.length > 1 && Math.max(...own.map(({ x, w }) => x + w)) < width - hair
  }).length
}

const isBeside = (a: Region, b: Region) => a.y < b.y + b.h - hair && a.y + a.h > b.y + hair

/** Against shares of pages that are empty. */
const perVoid = 0.15
const perNarrow = 0.9
/** Rows. */
const mostFree = 5
/** mm */
const hair = 1
