import type { Item } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { invariant } from '#domain/invariant'
import { comparable } from './clean-text.ts'
import { identifyMedia } from './identify.ts'
import { isRetold } from './is-same-item.ts'
import { type IsWhole, joinGroup } from './join-group.ts'
import { linkAlbums } from './link-albums.ts'
import { linkRereadPages } from './link-reread-pages.ts'
import { type Entry, type Link, linkSamePosts, linkSameWords } from './link-same-items.ts'
import { linkWordless } from './link-wordless.ts'

/** A life needs two or three rounds; only a history made to that end has a chain that takes more. */
const MOST_ROUNDS = 10

/**
 * Joins the items that are one: those of one id, then, as long as there are any, those that share a photo or their words at
 * about the same time, albums under another name, and what an account and its archive tell alike. Only neighbours under a
 * photo, a text or a moment are compared, so the cost stays near that of sorting.
 */
export function groupSameItems(
  items: readonly Item[],
  isWhole?: IsWhole,
): { items: Item[]; lines: ReceiptLine[] } {
  const join = (group: readonly Item[]) => joinGroup(group, isWhole)
  let groups = unite(items, item => [item], shareIds)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const members = new Map(groups.map(group => [join(group).item, group]))
    const membersOf = (item: Item) => {
      const group = members.get(item)
      invariant(group, 'each joined item is one of a group')
      return group
    }
    const next = unite([...members.keys()], membersOf, shareContent)
    if (next.length === groups.length) break
    groups = next
  }
  const ends = groups.map(join)
  return { items: ends.map(({ item }) => item), lines: ends.flatMap(({ lines }) => lines) }
}

function unite(
  items: readonly Item[],
  membersOf: (item: Item) => readonly Item[],
  relate: Relation,
): Item[][] {
  const parents = items.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    for (let parent = parents[at] ?? at; parent !== at; parent = parents[at] ?? at) {
      parents[at] = parents[parent] ?? parent // halves the way for the next
      at = parent
    }
    return at
  }
  relate(items, (a, b) => {
    const [low, high] = [rootOf(a), rootOf(b)].sort((x, y) => x - y)
    if (low !== undefined && high !== undefined) parents[high] = low
  })
  const groups = new Map<number, Item[]>()
  items.forEach((item, index) => {
    const root = rootOf(index)
    const group = groups.get(root) ?? []
    for (const member of membersOf(item)) group.push(member)
    groups.set(root, group)
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
  const entries = items
    .map((item, index): Entry => ({ index, item, words: comparable(item.text) }))
    .filter(({ item }) => item.kind !== 'album')
    .sort((a, b) => a.item.time - b.item.time)
  const byPhoto = new Map<string, Entry[]>()
  const byWords = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { item, words } = entry
    for (const photo of new Set(item.media.map(({ uri }) => identifyMedia(item.source, uri))))
      add(byPhoto, photo, entry)
    if (words !== '') add(byWords, words, entry)
  }
  for (const sharers of byPhoto.values()) if (sharers.length > 1) linkSamePosts(sharers, link)
  for (const sharers of byWords.values()) if (sharers.length > 1) linkSameWords(sharers, link)
  linkRetold(
    entries.filter(({ item }) => item.text !== ''),
    link,
  )
  linkRereadPages(entries, link)
  linkAlbums(items, link)
  linkWordless(items, link)
}

function add(to: Map<string, Entry[]>, key: string, entry: Entry): void {
  const sharers = to.get(key)
  if (sharers) sharers.push(entry)
  else to.set(key, [entry])
}

// So many items of one moment are no person's doing; what is among them stays as it is.
const MOST_AT_ONCE = 20

function linkRetold(entries: readonly Entry[], link: Link): void {
  for (const [place, entry] of entries.entries()) {
    for (const later of entries.slice(place + 1, place + 1 + MOST_AT_ONCE)) {
      if (later.item.time - entry.item.time > FARTHEST_SECONDS) break
      if (isRetold(entry.item, later.item, [entry.words, later.words])) link(entry.index, later.index)
    }
  }
}

const FARTHEST_SECONDS = 120
