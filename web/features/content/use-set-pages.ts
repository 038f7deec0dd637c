import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { type Plan, pageQueryKey, planQuery } from '../reader/page-queries.ts'
import { usePaced } from '../reader/use-paced.ts'
import { mergeChapter, type TypesetChapter } from './merge-chapter.ts'

/**
 * Ways by which pages that were set anew come on screen: `show` puts the answer to a change there at once, `refresh`
 * reads the plan again as soon as it is quiet for a moment, `look` at once where months were set that nobody changes.
 */
export function useSetPages(bid: string, isBusy: () => boolean) {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const busy = useRef(isBusy)
  busy.current = isBusy
  useEffect(() => () => clearTimeout(timer.current), [])

  const changedAt = useRef(Number.NEGATIVE_INFINITY)

  const readIn = useCallback(
    (ms: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // between two keys the plan on screen is newer than any that could be read
        if (busy.current()) readIn(quietMs)
        else void queries.invalidateQueries({ queryKey: planQuery({ bid }).queryKey })
      }, ms)
    },
    [queries, bid],
  )
  const refresh = useCallback(
    (afterMs = quietMs) => {
      changedAt.current = performance.now()
      readIn(afterMs)
    },
    [readIn],
  )
  const readNow = usePaced(() => readIn(0), paceMs)
  const look = useCallback(() => {
    // who types has the months set that change: the next key may be on its way
    if (performance.now() - changedAt.current < typingMs) readIn(quietMs)
    else readNow()
  }, [readIn, readNow])

  const show = useCallback(
    (chapter: TypesetChapter) => {
      changedAt.current = performance.now()
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
  return { show, refresh, look }
}

const quietMs = 500
/** ms between two looks while months are set: each lays the plan and draws pages anew on the cores that set them. */
const paceMs = 10_000
/** ms after a change within which months are set for it. */
const typingMs = 2_000
