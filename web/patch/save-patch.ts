import { createItem } from '#contract/books'
import type { Answer } from '#contract/call'
import type { PatchEntry } from '#contract/item'
import { createPatch } from '#contract/social-books'
import { callApi } from '../api/client.ts'
import type { PatchDraft } from './patch-draft.ts'

/** Where an entry goes: among the content (`sid`); with `bid` its month is set at once for who edits the book. */
export interface PatchTarget {
  sid: string
  bid?: string
}

/** The entry, and its month where it was set at once. */
export type SavedPatch = Answer<typeof createItem>

export async function savePatch({ sid, bid }: PatchTarget, draft: PatchDraft): Promise<SavedPatch> {
  const { title, content, date, time, pictures } = draft
  const body: PatchEntry = {
    content,
    postDate: `${date} ${time}`,
    picList: pictures.map(one => one.imageId),
    ...(title.trim() && { title: title.trim() }),
  }
  if (bid !== undefined) return callApi(createItem, { params: { bid }, body })
  return { item: await callApi(createPatch, { params: { sid }, body }), chapter: null }
}
