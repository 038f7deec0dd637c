import { z } from 'zod/mini'
import { id } from '#contract/shapes'
import { newId } from '../../api/tab-id.ts'

const picture = z.object({ imageId: id, image: z.string() })
const shape = z.object({
  /** Names the entry for the server: sent again after a lost answer, it is the same one. */
  key: z.catch(z.string(), newId),
  date: z.string(),
  time: z.string(),
  title: z.string(),
  content: z.string(),
  pictures: z.array(picture),
})

/** An entry that is being written. Date and time are what the fields hold: YYYY-MM-DD and HH:MM. */
export type EntryDraft = z.infer<typeof shape>
export type DraftPicture = z.infer<typeof picture>

/** Pictures that an entry may begin with (contract/item, picList). */
export const mostPictures = 100

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An empty entry of this moment, in the clock of the browser. */
export function emptyDraft(now: Date, date?: string): EntryDraft {
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  const today = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`
  return { key: newId(), date: date ?? today, time, title: '', content: '', pictures: [] }
}

/** The draft with changes. What is typed after all was taken away is another entry: the server may have the first one. */
export function changeDraft(draft: EntryDraft, changes: Partial<EntryDraft>): EntryDraft {
  const next = { ...draft, ...changes }
  return isBlank(next) && !isBlank(draft) ? { ...next, key: newId() } : next
}

/** What was being written for a book before; undefined when there is nothing worth keeping. */
export function readDraft(store: Store, key: string): EntryDraft | undefined {
  try {
    return shape.safeParse(JSON.parse(store.getItem(nameOf(key)) ?? '')).data
  } catch {
    return undefined
  }
}

/** Keeps what is being written; an empty entry is not kept. A full store is no reason to stop writing. */
export function keepDraft(store: Store, key: string, draft: EntryDraft): void {
  try {
    if (isBlank(draft)) dropDraft(store, key)
    else store.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // the words are still on the screen
  }
}

export function dropDraft(store: Store, key: string): void {
  store.removeItem(nameOf(key))
}

/** Words or at least one picture make an entry (specification 5). */
export function isEmpty({ content, pictures }: Pick<EntryDraft, 'content' | 'pictures'>): boolean {
  return content.trim() === '' && pictures.length === 0
}

function isBlank(draft: EntryDraft): boolean {
  return isEmpty(draft) && draft.title.trim() === ''
}

function nameOf(key: string): string {
  return `patch-draft ${key}`
}
