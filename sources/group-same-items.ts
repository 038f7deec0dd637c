import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { invariant } from '#domain/invariant'
import { comparable } from './clean-text.ts'
import { identifyMedia } from './identify.ts'
import { isRetold, isSamePost, isSameWords } from './is-same-item.ts'
import { joinGroup } from './join-group.ts'

/**
 * Joins the items that are one: those of one id, then, as long as there are any, those that share a photo or their words at
 * about the same time. Only neighbours under a photo or a text are compared, so the cost stays near that of sorting.
 */
export function groupSameItems(items: readonly Item[]): { items: Item[]; lines: ReceiptLine[] } {
  let groups = unite(items, item => [item], shareIds)
  for (;;) {
    const members = new Map(groups.map(group => [joinGroup(group).item, group]))
    const membersOf = (item: Item) => {
      const group = members.get(item)
      invariant(group, 'each joined item is one of a group')
      return group
    }
    const next = unite([...members.keys()], membersOf, shareContent)
    if (next.length === groups.length) break
    groups = next
  }
  const ends = groups.map(joinGroup)
  return { items: ends.map(({ item }) => item), lines: ends.flatMap(({ lines }) => lines) }
}

type Link = (a: number, b: number) => void

function unite(
  items: readonly Item[],
  membersOf: (item: Item) => readonly Item[],
  relate: Relation,
): Item[][] {
  const parents = items.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    for (let parent = parents[root] ?? root; parent !== root; parent = parents[root] ?? root) root = parent
    parents[index] = root
    return root
  }
  relate(items, (a, b) => {
    const [low, high] = [rootOf(a), rootOf(b)].sort((x, y) => x - y)
    if (low !== undefined && high !== undefined) parents[high] = low
  })
  const groups = new Map<number, Item[]>()
  items.forEach((item, index) => {
    const root = rootOf(index)
    const group = groups.get(root)
    if (group) group.push(...membersOf(item))
    else groups.set(root, [...membersOf(item)])
  })
  return [...groups.values()]
}

type Relation = (items: readonly Item[], link: Link) => void

function shareIds(items: readonly Item[], link: Link): void {
  const first = new Map<string, number>()
  items.forEach((item, index) => {
    for (const id of [item.id, ...(item.absorbed ?? [])]) {
      const earlier = first.get(id)
      if (earlier === undefined) first.set(id, index)
      else link(earlier, index)
    }
  })
}

function shareContent(items: readonly Item[], link: Link): void {
  const byPhoto = new Map<string, number[]>()
  const byWords = new Map<string, number[]>()
  const add = (to: Map<string, number[]>, key: string, index: number): void => {
    const sharers = to.get(key)
    if (sharers) sharers.push(index)
    else to.set(key, [index])
  }
  items.forEach((item, index) => {
    if (item.kind === 'album') return
    for (const { uri } of item.media) add(byPhoto, identifyMedia(item.source, uri), index)
    const words = comparable(item.text)
    if (words !== '') add(byWords, words, index)
  })
  linkNeighbours(items, byPhoto, isSamePost, link)
  linkNeighbours(items, byWords, isSameWords, link)
  linkRetold(items, link)
}

// So many items of one moment are no person's doing; what is among them stays as it is.
const MOST_AT_ONCE = 20

function linkRetold(items: readonly Item[], link: Link): void {
  const byTime = [...items.entries()]
    .filter(([, item]) => item.kind !== 'album' && item.text !== '')
    .sort(([, a], [, b]) => a.time - b.time)
  byTime.forEach(([index, item], place) => {
    for (const [laterIndex, later] of byTime.slice(place + 1, place + 1 + MOST_AT_ONCE)) {
      if (later.time - item.time > FARTHEST_SECONDS) break
      if (isRetold(item, later)) link(index, laterIndex)
    }
  })
}

const FARTHEST_SECONDS = 26 * 3600

/** Items are in the order of time: only those within reach of each other are compared. */
function linkNeighbours(
  items: readonly Item[],
  sharers: ReadonlyMap<string, readonly number[]>,
  isSame: (a: Item, b: Item) => boolean,
  link: Link,
): void {
  for (const indices of sharers.values()) {
    if (indices.length < 2) continue
    const sorted = [...indices].sort((a, b) => timeAt(items, a) - timeAt(items, b))
    for (const [place, index] of sorted.entries()) {
      for (let next = place + 1; next < sorted.length; next += 1) {
        const later = sorted[next] ?? index
        const [a, b] = [items[index], items[later]]
        if (!a || !b || b.time - a.time > FARTHEST_SECONDS) break
        if (isSame(a, b)) link(index, later)
      }
    }
  }
}

function timeAt(items: readonly Item[], index: number): number {
  const item = items[index]
  invariant(item, 'what is linked is an item of the list')
  return item.time
}
