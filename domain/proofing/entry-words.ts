import { hashOfText } from '../books/hash-of-text.ts'

/** What of an entry is printed as words of its maker. */
export interface WordedEntry {
  title: string
  content: string
  place?: { name: string } | undefined
  photos: readonly { photoId: string; caption?: string | undefined; removed: boolean }[]
}

export interface EntryField {
  name: 'title' | 'content' | 'place' | 'caption'
  /** Of a caption. */
  photoId?: string
  text: string
}

/** The texts of an entry in the order in which they are read, without empty ones. */
export function entryFields(entry: WordedEntry): EntryField[] {
  return allFields(entry).filter(field => field.text.trim() !== '')
}

/** Empty ones too. */
export function allFields({ title, content, place, photos }: WordedEntry): EntryField[] {
  return [
    { name: 'title', text: title },
    { name: 'content', text: content },
    { name: 'place', text: place?.name ?? '' },
    ...photos.flatMap(({ photoId, caption, removed }): EntryField[] =>
      removed || caption === undefined ? [] : [{ name: 'caption', photoId, text: caption }],
    ),
  ]
}

/** Tells the fields of an entry apart. */
export const fieldKey = ({ name, photoId = '' }: Pick<EntryField, 'name' | 'photoId'>) => `${name} ${photoId}`

/** Names the words of an entry: the same words, the same mark. Who has read them through marks the entry with it. */
export function wordsMark(entry: WordedEntry): string {
  return hashOfText(
    entryFields(entry)
      .map(field => `${fieldKey(field)}\u0001${field.text}`)
      .join('\u0000'),
  )
}
