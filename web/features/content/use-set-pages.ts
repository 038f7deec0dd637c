import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Plan, pageQueryKey, planQuery } from '../reader/page-queries.ts'
import { mergeChapter, type TypesetChapter } from './merge-chapter.ts'

/**
 * Ways by which pages that were set anew come on screen: `show` puts the answer to a change there at once, `refresh`
 * reads the plan again as soon as it is quiet for a moment.
 */
export function useSetPages(bid: string, isBusy: () => boolean) {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(isBusy)
  busy.current = isBusy
  useEffect(() => () => clearTimeout(timer.current), [])

  const refresh = useCallback(
    (afterMs = quietMs) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // between two keys the plan on screen is newer than any that could be read
        if (busy.current()) refresh()
        else void queries.invalidateQueries({ queryKey: planQuery({ bid }).queryKey })
      }, afterMs)
    },
    [queries, bid],
  )

  const show = useCallback(
    (chapter: TypesetChapter) => {
      for (const page of chapter.drawn) queries.setQueryData(pageQueryKey(bid, page.key), page)
      const { queryKey } = planQuery({ bid })
      // what is being read now was true before this change
      void queries.cancelQueries({ queryKey })
      const plan = queries.getQueryData<Plan>(queryKey)
      if (!plan) return refresh()
      const merged = mergeChapter(plan, chapter)
      queries.setQueryData(queryKey, merged.plan)
      if (!merged.exact) refresh()
    },
    [queries, bid, refresh],
  )
  return { show, refresh }
}

const quietMs = 500
