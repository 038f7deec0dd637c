import { hashOfText } from './hash-of-text.ts'
import type { Focus, Item, Media, PictureKind, Place } from './item.ts'
import type { Treatment } from './treatment.ts'

/** What a person changed of an item; what was read stays untouched beside it. */
export interface ItemEdits {
  title?: string
  text?: string
  /** Seconds since 1970, UTC. */
  time?: number
  /** false: without a place. */
  place?: Place | false
  /** In their order; photos that are not listed (they came later) follow. */
  photos?: PhotoEdit[]
  /** Absent: the press decides. */
  treatment?: Treatment
  /** With its hashtags, however many, and not at the back of the book. */
  keepsTags?: true
  /** Those who are named, where not all that were read. */
  people?: string[]
  /** false: without the words of somebody else that it shares. */
  quote?: false
  /** Photos that the maker put beside those that were read. */
  added?: NamedMedia[]
}

export interface PhotoEdit {
  photoId: string
  crop?: { x: number; y: number; w: number; h: number }
  size?: 'small' | 'usual' | 'large'
  removed?: boolean
  caption?: string
  /** What the picture is, where its owner knows better than the machine. */
  pictureKind?: PictureKind
  /** The point of the whole picture that stays in sight, where its owner knows better. */
  focus?: Focus
}

/** A medium with the id that stays with it through all edits. */
export interface NamedMedia {
  photoId: string
  media: Media
}

/** The item as the book prints it: edits over what was read. Neither is changed. */
export function applyEdits(item: Item, edits: ItemEdits): Item {
  const { title, text, time, place, treatment, keepsTags, people, quote } = edits
  const { place: read, title: readTitle, ...quoting } = item
  const { quote: _, ...quiet } = quoting
  const rest = quote === false ? quiet : quoting
  const placed = place === undefined ? read : place || undefined
  const titled = title === undefined ? readTitle : title || undefined
  return {
    ...rest,
    text: text ?? item.text,
    time: time ?? item.time,
    media: editedMedia(item, edits).flatMap(({ media, edit }) => (edit?.removed ? [] : [media])),
    ...(placed && { place: placed }),
    ...(titled && { title: titled }),
    ...(treatment && { treatment }),
    ...(keepsTags && { keepsTags }),
    ...(people && { people }),
  }
}

/** All media in their edited order, removed ones too, each with its id and its edit. */
export function editedMedia(item: Item, edits: ItemEdits): (NamedMedia & { edit?: PhotoEdit })[] {
  const all = [...nameMedia(item), ...(edits.added ?? [])]
  const byId = new Map(all.map(named => [named.photoId, named]))
  const listed = (edits.photos ?? []).flatMap(edit => {
    const named = byId.get(edit.photoId)
    byId.delete(edit.photoId)
    return named ? [{ photoId: named.photoId, media: editMedia(named.media, edit), edit }] : []
  })
  return [...listed, ...byId.values()]
}

/** Ids of an item's media: where they came from tells them apart, so that they stay through imports and edits. */
export function nameMedia(item: Item): NamedMedia[] {
  const timesNamed = new Map<string, number>()
  return item.media.map(media => {
    const name = media.picture?.sha256.slice(0, 16) ?? hashOfText(media.uri)
    const times = timesNamed.get(name) ?? 0
    timesNamed.set(name, times + 1)
    return { photoId: times === 0 ? name : `${name}-${times}`, media }
  })
}

function editMedia(media: Media, { crop, size, caption, pictureKind, focus }: PhotoEdit): Media {
  const { caption: read, ...rest } = media
  const { picture } = media
  const words = caption === undefined ? read : caption || undefined
  return {
    ...rest,
    ...(words !== undefined && { caption: words }),
    ...(crop && { crop }),
    ...(size && size !== 'usual' && { size }),
    ...(picture && {
      picture: { ...picture, ...(pictureKind && { kind: pictureKind }), ...(focus && { focus }) },
    }),
  }
}
