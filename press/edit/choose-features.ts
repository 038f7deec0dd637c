import type { Item } from '#domain/books/item'
import { withDaysAlone } from './days-alone.ts'
import { weighItem } from './weigh-item.ts'

/**
 * The best of the entries of a month: one in a normal month, two in a full one, none where there is too little to choose
 * from or nothing that bears a page. Those that their maker wants featured are, and take the place of others.
 */
export function chooseFeatures(entries: readonly Item[]): ReadonlySet<Item> {
  const wished = entries.filter(item => item.treatment === 'featured')
  if (entries.length < leastEntries) return new Set(wished)
  const most = entries.length < fullMonth ? 1 : 2
  const weighed = withDaysAlone(entries)
    .map(({ item, daysAlone }) => ({ item, weight: weighItem(item, daysAlone) }))
    .filter(({ item, weight }) => item.treatment === undefined && bearsPage(item) && weight >= leastWeight)
    // sorting keeps the order of equals: of two as good the first
    .toSorted((a, b) => b.weight - a.weight)
  const chosen = weighed.slice(0, Math.max(0, most - wished.length)).map(({ item }) => item)
  return new Set([...wished, ...chosen])
}

const leastEntries = 4
const fullMonth = 16
const leastWeight = 4

// a picture of 5 cm at 240 ppi, or words for most of a page
function bearsPage({ media, text }: Item): boolean {
  const photos = media.filter(({ picture }) => picture?.kind !== 'words')
  return photos.some(({ picture }) => picture !== undefined && picture.width >= 480) || text.length >= 400
}
