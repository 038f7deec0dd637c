import type { DrawnPage } from '#contract/page'

type Region = DrawnPage['places'][number]

/** What one item takes of a page, mm from its upper left: words and photos of one column together. */
export interface ItemArea {
  item: string
  x: number
  y: number
  w: number
  h: number
  photos: Region[]
  /** Words of it stand here, not pictures alone. */
  hasWords: boolean
}

/** The places of a page, joined: an item once for each column it stands in, in the order of reading. */
export function itemAreas(places: readonly Region[]): ItemArea[] {
  const areas: ItemArea[] = []
  for (const region of places) {
    const near = areas.find(area => area.item === region.item && shareColumn(area, region))
    const hasWords = region.photo === undefined
    const photos = hasWords ? [] : [region]
    const { item, x, y, w, h } = region
    if (!near) areas.push({ item, x, y, w, h, photos, hasWords })
    else {
      Object.assign(near, union(near, region))
      near.photos.push(...photos)
      near.hasWords ||= hasWords
    }
  }
  return areas
}

/** The photo of an area at a point of the page, mm. */
export function photoAt(area: ItemArea, x: number, y: number): string | undefined {
  return area.photos.find(
    photo => x >= photo.x && x <= photo.x + photo.w && y >= photo.y && y <= photo.y + photo.h,
  )?.photo
}

function shareColumn(a: Region | ItemArea, b: Region): boolean {
  const shared = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  return shared > Math.min(a.w, b.w) / 2
}

function union(a: ItemArea, b: Region) {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y }
}
