import { z } from 'zod/mini'
import { itemEdit } from '#contract/item'

/** Changes of one item that are not saved yet, kept on this device until they are. */
export interface Draft {
  itemId: string
  chapterId: string
  /** The version that they were made on. */
  version: number
  edit: Edit
}

/** What is changed of an item, without the version that it was made on. */
export type Edit = Omit<z.output<typeof itemEdit>, 'version' | 'run'>

export interface Drafts {
  keep(draft: Draft): void
  drop(itemId: string): void
  all(): Draft[]
}

const shape = z.object({
  itemId: z.string(),
  chapterId: z.string(),
  version: z.number(),
  edit: itemEdit.omit({ version: true, run: true }),
})

/** Drafts of a book in the browser's storage. A device without room keeps them only in memory. */
export function draftsOf(bid: string, storage: Storage | undefined): Drafts {
  const prefix = `draft ${bid} `
  return {
    keep(draft) {
      try {
        storage?.setItem(prefix + draft.itemId, JSON.stringify(draft))
      } catch {
        // the storage is full or closed: the words are still in the queue
      }
    },
    drop: itemId => storage?.removeItem(prefix + itemId),
    all() {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
      return keys
        .filter(key => key.startsWith(prefix))
        .flatMap(key => parseDraft(storage?.getItem(key) ?? undefined) ?? [])
    },
  }
}

function parseDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
