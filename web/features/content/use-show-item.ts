import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
import { findItemPage } from '../reader/find-item-page.ts'
import { bringIntoView } from './bring-into-view.ts'
import type { PagesHandle } from './pages-column.tsx'

/** Gives what leads to the page that an entry stands on. */
export function useShowItem(bid: string, pages: RefObject<PagesHandle | null>) {
  const queries = useQueryClient()
  return useCallback(
    async (itemId: string, chapterId: string) => {
      const page = await findItemPage(queries, bid, chapterId, itemId).catch(reportError)
      if (page) pages.current?.showPage(page)
      bringIntoView(itemId)
    },
    [queries, bid, pages],
  )
}
