import type { Answer } from '#contract/call'
import type { PatchEntry } from '#contract/item'
import { createItem } from '#contract/items'
import { callApi } from '../../api/client.ts'
import type { EntryDraft } from './entry-draft.ts'

/** The book that an entry goes into, and its content. */
export interface EntryTarget {
  sid: string
  bid: string
}

/** The entry, and its month as it was set with it. */
export type SavedEntry = Answer<typeof createItem>

export async function saveEntry({ bid }: EntryTarget, draft: EntryDraft): Promise<SavedEntry> {
  const { key, title, content, date, time, pictures } = draft
  const body: PatchEntry = {
    content,
    postDate: `${date} ${time}`,
    picList: pictures.map(picture => picture.imageId),
    ...(title.trim() && { title: title.trim() }),
  }
  return callApi(createItem, { params: { bid }, body }, { idempotencyKey: key })
}
