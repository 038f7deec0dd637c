import type { Item, Media } from '#domain/books/item'
import type { Outcome, ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { type Appearance, inBookOrder, isCollection } from './book-order.ts'
import { isPicture, type Look } from './look-at-all.ts'

type Verdict = Pick<ReceiptLine, 'of'> & { outcome: Outcome; reason: ReceiptReason }

/**
 * Drops from the items what cannot be printed or is there already, with a receipt line each, and the items that have nothing
 * left. Of the same photo the first of a post stays, or the first of an album where no post has it. What is not printed takes no
 * photo from what is; its own it loses only to what stands before it, so that it has them when it is printed again.
 */
export function keepPictures(
  items: readonly Item[],
  lookOf: (media: Media) => Look | undefined,
  isPrinted: (item: Item) => boolean = () => true,
): { items: Item[]; receipt: ReceiptLine[] } {
  const keepers = findKeepers(items, lookOf)
  const printedKeepers = items.every(isPrinted) ? keepers : findKeepers(items.filter(isPrinted), lookOf)
  const remaining: Item[] = []
  const receipt: ReceiptLine[] = []
  for (const item of items) {
    const media: Media[] = []
    const verdicts: Verdict[] = []
    for (const [at, photo] of item.media.entries()) {
      const look = lookOf(photo)
      const verdict = judge({ item, media: photo, at }, look, isPrinted(item) ? printedKeepers : keepers)
      if (verdict) {
        verdicts.push(verdict)
        receipt.push({ what: 'photo', id: photo.uri, origin: photo.origin, ...verdict })
      } else {
        media.push(isPicture(look) ? { ...photo, picture: look } : photo)
      }
    }
    const fate = media.length === 0 ? fateOf(item, verdicts) : undefined
    if (fate) receipt.push({ what: 'item', id: item.id, origin: item.origin, ...fate })
    else remaining.push({ ...item, media })
  }
  return { items: remaining, receipt }
}

/** Pictures are the same by their bytes; videos, which are not opened, by their uri in the same kind of archive. */
function sameness(item: Item, media: Media, look: Look | undefined): string | undefined {
  if (media.kind === 'video') return `video\n${item.source}\n${media.uri}`
  return isPicture(look) ? look.sha256 : undefined
}

function findKeepers(
  items: readonly Item[],
  lookOf: (media: Media) => Look | undefined,
): Map<string, Appearance> {
  const appearances = inBookOrder(items)
  const posts = appearances.filter(({ item }) => !isCollection(item))
  const collections = appearances.filter(({ item }) => isCollection(item))
  const keepers = new Map<string, Appearance>()
  for (const appearance of [...posts, ...collections]) {
    const key = sameness(appearance.item, appearance.media, lookOf(appearance.media))
    if (key !== undefined && !keepers.has(key)) keepers.set(key, appearance)
  }
  return keepers
}

function judge(
  { item, media, at }: Appearance,
  look: Look | undefined,
  keepers: Map<string, Appearance>,
): Verdict | undefined {
  if (look === 'missing') return { outcome: 'missing', reason: 'file-missing' }
  if (look === 'remote') return { outcome: 'missing', reason: 'not-in-archive-remote' }
  if (look === 'over-quota') return { outcome: 'missing', reason: 'over-quota' }
  if (look && 'unreadable' in look) return { outcome: 'unreadable', reason: look.unreadable }
  const keeper = keepers.get(sameness(item, media, look) ?? '')
  if (!keeper || (keeper.item === item && keeper.at === at)) return undefined
  const yields = isCollection(item) && !isCollection(keeper.item)
  return {
    outcome: 'duplicate',
    reason: yields ? 'album-photo-of-post' : 'same-photo',
    of: keeper.media.origin,
  }
}

/** An item that lost all of its media and has nothing else to print ends as they did; a loss tells more than a duplicate. */
function fateOf(item: Item, verdicts: Verdict[]): Verdict | undefined {
  if (hasWords(item)) return undefined
  return verdicts.find(({ outcome }) => outcome !== 'duplicate') ?? verdicts[0]
}

/** Whether an item is worth a place without its pictures; the name of an album alone is not. */
export function hasWords(item: Item): boolean {
  const title = isCollection(item) ? undefined : item.title
  return Boolean(
    item.text.trim() || title || item.place || item.links.length > 0 || item.event || item.poll || item.quote,
  )
}
