import { useContentHistory } from './use-content-history.ts'
import type { ContentSaving } from './use-content-saving.ts'
import type { Selection } from './use-selection.ts'

export interface ContentSteps {
  bid: string
  sid: string
  selection: Selection
  saving: ContentSaving
  /** Entries and pages are read anew. */
  onStepped: () => void
}

/** Undo and redo on the content screen: the entries that are open follow the step. */
export function useContentSteps({ bid, sid, selection, saving, onStepped }: ContentSteps) {
  const { savers } = saving
  const { selected, follow } = selection
  return useContentHistory({
    bid,
    sid,
    rested: savers.rested,
    isOpen: itemId => itemId === selected?.itemId || savers.savingOf(itemId) !== undefined,
    onStepped: items => {
      for (const item of items) {
        savers.seen(item)
        follow(item.itemId, item.chapterId)
      }
      onStepped()
    },
  })
}
