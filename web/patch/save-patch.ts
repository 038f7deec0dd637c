import { createItem } from '#contract/books'
import type { PatchEntry, SocialItem } from '#contract/item'
import { createPatch } from '#contract/social-books'
import { callApi } from '../api/client.ts'
import type { PatchDraft } from './patch-draft.ts'

/** Where an entry goes: among the content (`sid`), or into the book that is being edited (`bid`). */
export type PatchTarget = { sid: string } | { bid: string }

export async function savePatch(target: PatchTarget, draft: PatchDraft): Promise<SocialItem> {
  const { title, content, date, time, pictures } = draft
  const body: PatchEntry = {
    content,
    postDate: `${date} ${time}`,
    picList: pictures.map(one => one.imageId),
    ...(title.trim() && { title: title.trim() }),
  }
  if ('sid' in target) return callApi(createPatch, { params: target, body })
  const { item } = await callApi(createItem, { params: target, body })
  return item
}
