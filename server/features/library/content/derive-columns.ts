import { applyEdits, type ItemEdits } from '#domain/books/apply-edits'
import type { Item, Source } from '#domain/books/item'
import type { ContentType } from '#domain/catalogue/content-types'
import { monthOf } from '#domain/time/civil-time'

/** What a row of items says of its item beside it, so that the database can sort, count and search. */
export function deriveColumns(original: Item, edits: ItemEdits, timeZone: string) {
  const item = applyEdits(original, edits)
  const words = [
    item.title,
    item.album,
    item.text,
    item.place?.name,
    ...item.people,
    ...item.media.map(m => m.caption),
  ]
  return {
    month: monthOf(item.time, timeZone),
    time: item.time,
    words: words.filter(Boolean).join('\n').toLowerCase().slice(0, mostWords),
    photos: item.media.filter(media => media.kind === 'photo').length,
  }
}

/** The tab of the selection that an item belongs to (specification 2). */
export function contentTypeOf(item: Item): ContentType {
  const type = contentTypes[item.source]
  return type === 'facebook' && (item.kind === 'album' || item.kind === 'photos') ? 'photos' : type
}

const contentTypes: Record<Source, ContentType> = {
  facebook: 'facebook',
  'facebook-page': 'pages',
  instagram: 'instagram',
  patch: 'patch',
}

/** Characters of an item that the search looks through. */
const mostWords = 20_000
