import { z } from 'zod/mini'
import { itemEdit } from '#contract/item'
import { type Drafts, draftsIn } from '../../editor/drafts.ts'
import { draftPrefix } from './draft-prefix.ts'

const edit = itemEdit.omit({ version: true, run: true })

const shape = z.object({
  itemId: z.string(),
  chapterId: z.string(),
  /** The version that the changes were made on. */
  version: z.number(),
  edit,
  /** What of them had gone out without an answer: it may be in the book already. */
  sent: z.optional(edit),
  /** What the server did not take, and might not take of what goes with it. */
  refused: z.optional(edit),
})

/** Changes of one item that are not saved yet. */
export type ItemDraft = z.output<typeof shape>

/** What is changed of an item, without the version that it was made on. */
export type Edit = ItemDraft['edit']

/** What is not saved of the items of a book, as the window of this name and others keep it. */
export function itemDrafts(bid: string, storage: Storage | undefined, tab: string): Drafts<ItemDraft> {
  return draftsIn(storage, draftPrefix(bid), shape, tab)
}
