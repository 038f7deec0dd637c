import { useQueryClient } from '@tanstack/react-query'
import type { SocialItem } from '#contract/item'
import { type HistoryAction, historySteps } from '../../editor/history.ts'
import { useHistory } from '../../editor/use-history.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { monthItemsKey, monthItemsQuery } from './month-items.ts'

export interface ContentHistoryParts {
  bid: string
  sid: string
  /** Resolves when all that is being saved is saved: it goes first. */
  rested: () => Promise<void>
  /** Whether somebody has an item before him: a step may bring it into another month. */
  isOpen: (itemId: string) => boolean
  /** The open items as the step left them. */
  onStepped: (items: readonly SocialItem[]) => void
}

/** Undo and redo of the book, while its items are edited. */
export function useContentHistory({ bid, sid, rested, isOpen, onStepped }: ContentHistoryParts) {
  const queries = useQueryClient()
  return useHistory({
    bid,
    saved: rested,
    async onStepped({ book, months, items }) {
      queries.setQueryData(bookQuery({ bid }).queryKey, book)
      await Promise.all(
        months.map(month => queries.invalidateQueries({ queryKey: monthItemsKey(sid, month) })),
      )
      const open = new Set(items.filter(isOpen))
      const reads =
        open.size === 0 ? [] : months.map(month => queries.fetchQuery(monthItemsQuery(sid, month)))
      onStepped((await Promise.all(reads)).flat().filter(item => open.has(item.itemId)))
    },
  })
}

/** They name the step: what will be undone, what will be done again. */
export const contentHistoryActions: readonly HistoryAction[] = [
  {
    ...historySteps.undo,
    label: (t, { undo }) =>
      undo
        ? t('web-content:undo', { step: t(`web-content:steps.${undo}`) })
        : t('web-errors:codes.nothingToUndo'),
  },
  {
    ...historySteps.redo,
    label: (t, { redo }) =>
      redo
        ? t('web-content:redo', { step: t(`web-content:steps.${redo}`) })
        : t('web-errors:codes.nothingToRedo'),
  },
]
