import type { Item } from '#domain/books/item'
import { isHtml, isLive } from './is-same-item.ts'

/** An item at its place in a list, with its words as they are compared. */
export interface Entry {
  index: number
  item: Item
  words: string
}

export type Link = (a: number, b: number) => void

const DAY = 24 * 3600
const TWO_MINUTES = 120
const FIVE_MINUTES = 300
const QUARTER_HOUR = 900
const ONE_MINUTE = 60

/**
 * Links items that share a photo and are one post. The two files in which Instagram lists a post, and the photo that
 * Facebook lists beside its post, differ in what they say: within two minutes where only one has words, within a day where both
 * have the same. `sharers` are in the order of time.
 */
export function linkSamePosts(sharers: readonly Entry[], link: Link): void {
  for (const ofSource of groupedBy(sharers, ({ item }) => item.source)) {
    for (const alike of groupedBy(ofSource, ({ words }) => words)) if (alike[0]?.words) linkRow(alike, link)
    const [silent, speaking] = [ofSource.filter(({ words }) => !words), ofSource.filter(({ words }) => words)]
    linkNearest(silent, speaking, 0, apart => Math.abs(apart) <= TWO_MINUTES, link)
  }
}

/**
 * Links items with the same words of which one is a copy of the other. Put up in two places, it is within minutes; a page in
 * HTML has the time of a clock whose zone nobody wrote down. The same words twice in one place may be meant. `sharers` are in the
 * order of time.
 */
export function linkSameWords(sharers: readonly Entry[], link: Link): void {
  const places = groupedBy(sharers, ({ item }) => `${item.source} ${isLive(item)} ${isHtml(item)}`)
  for (const [at, entries] of places.entries())
    for (const otherEntries of places.slice(at + 1)) linkCopies(entries, otherEntries, link)
}

function linkCopies(entries: readonly Entry[], otherEntries: readonly Entry[], link: Link): void {
  const [a, b] = [entries[0]?.item, otherEntries[0]?.item]
  if (!a || !b) return
  if (isHtml(a) === isHtml(b)) {
    const reach = a.source === b.source ? TWO_MINUTES : FIVE_MINUTES
    linkNearest(entries, otherEntries, 0, apart => Math.abs(apart) <= reach, link)
    return
  }
  const [least, most] = [
    (otherEntries[0]?.item.time ?? 0) - lastTime(entries),
    lastTime(otherEntries) - a.time,
  ]
  const first = Math.max(-DAY, Math.floor(least / QUARTER_HOUR) * QUARTER_HOUR)
  const last = Math.min(DAY, Math.ceil(most / QUARTER_HOUR) * QUARTER_HOUR)
  for (let zone = first; zone <= last; zone += QUARTER_HOUR)
    linkNearest(
      entries,
      otherEntries,
      zone,
      apart => Math.abs(apart - zone) < ONE_MINUTE && Math.abs(apart) <= DAY,
      link,
    )
}

function lastTime(entries: readonly Entry[]): number {
  return entries.at(-1)?.item.time ?? 0
}

/** Links neighbours within a day: so all within reach of each other come together, without comparing each with each. */
function linkRow(row: readonly Entry[], link: Link): void {
  for (const [at, later] of row.entries()) {
    const earlier = row[at - 1]
    if (earlier && later.item.time - earlier.item.time <= DAY) link(earlier.index, later.index)
  }
}

/**
 * Links each entry of two rows with the nearest of the other row before and after it, once the others' clock is set back by
 * `shift`: what is within reach of each other then hangs together by way of those between, as if each were linked with each.
 */
export function linkNearest(
  entries: readonly Entry[],
  otherEntries: readonly Entry[],
  shift: number,
  isReached: (apart: number) => boolean,
  link: Link,
): void {
  linkOneWay(entries, otherEntries, shift, isReached, link)
  linkOneWay(otherEntries, entries, -shift, apart => isReached(-apart), link)
}

function linkOneWay(
  from: readonly Entry[],
  to: readonly Entry[],
  shift: number,
  isReached: (apart: number) => boolean,
  link: Link,
): void {
  let next = 0
  for (const { index, item } of from) {
    while (next < to.length && (to[next]?.item.time ?? Infinity) - shift <= item.time) next += 1
    for (const near of [to[next - 1], to[next]])
      if (near && isReached(near.item.time - item.time)) link(index, near.index)
  }
}

function groupedBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  return [...Map.groupBy(entries, keyOf).values()]
}
