import { identifyMedia } from './identify.ts'
import { isHtml } from './is-same-item.ts'
import { type Entry, type Link, linkNearest } from './link-same-items.ts'

const DAY = 24 * 3600
/** Zones lie whole quarters of an hour apart. */
const QUARTER_HOUR = 900

/**
 * Links what a page of Instagram tells with what it told when its captions were not read and its clock was taken for that of another
 * zone: all photos are the same, one has no words, and their times are two zones' readings of one clock. Where such photos stand
 * with several texts, nothing tells whose the one without words is. Two without words are left to `claimPhotos`: what they have
 * lost to others may make them alike only when they are merged again. `entries` are in the order of time.
 */
export function linkRereadPages(entries: readonly Entry[], link: Link): void {
  // Facebook's pages had captions and clock from the beginning
  const pages = entries.filter(
    ({ item }) => isHtml(item) && item.source === 'instagram' && item.media.length > 0,
  )
  for (const alike of Map.groupBy(pages, photosAndClock).values()) {
    const [silent, speaking] = [alike.filter(({ words }) => !words), alike.filter(({ words }) => words)]
    if (new Set(speaking.map(({ words }) => words)).size === 1)
      linkNearest(silent, speaking, 0, apart => Math.abs(apart) <= DAY, link)
  }
}

function photosAndClock({ item: { source, kind, media, time } }: Entry): string {
  const photos = new Set(media.map(({ uri }) => identifyMedia(source, uri)))
  return [source, kind, time % QUARTER_HOUR, ...[...photos].sort()].join('\n')
}
