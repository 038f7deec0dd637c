import { z } from 'zod/mini'
import { itemEdit } from '#contract/item'
import { type Drafts, draftsIn } from '../../editor/drafts.ts'

const shape = z.object({
  itemId: z.string(),
  chapterId: z.string(),
  /** The version that the changes were made on. */
  version: z.number(),
  edit: itemEdit.omit({ version: true, run: true }),
})

/** Changes of one item that are not saved yet. */
export type ItemDraft = z.output<typeof shape>

/** What is changed of an item, without the version that it was made on. */
export type Edit = ItemDraft['edit']

/** What is not saved of the items of a book. */
export function itemDrafts(bid: string, storage: Storage | undefined): Drafts<ItemDraft> {
  return draftsIn(storage, `draft ${bid} `, shape)
}
