import { createItem } from '#contract/books'
import type { Answer } from '#contract/call'
import type { PatchEntry } from '#contract/item'
import { callApi } from '../api/client.ts'
import type { PatchDraft } from './patch-draft.ts'

/** The book that an entry goes into, and its content. */
export interface PatchTarget {
  sid: string
  bid: string
}

/** The entry, and its month as it was set with it. */
export type SavedPatch = Answer<typeof createItem>

export async function savePatch({ bid }: PatchTarget, draft: PatchDraft): Promise<SavedPatch> {
  const { title, content, date, time, pictures } = draft
  const body: PatchEntry = {
    content,
    postDate: `${date} ${time}`,
    picList: pictures.map(one => one.imageId),
    ...(title.trim() && { title: title.trim() }),
  }
  return callApi(createItem, { params: { bid }, body })
}
