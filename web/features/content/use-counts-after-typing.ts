import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { bookQuery } from '../reader/page-queries.ts'
import { chaptersQuery } from './content-queries.ts'
import type { ItemSaving } from './item-savers.ts'

/**
 * The names of the steps and the counts of the months follow when one has stopped typing: between two keys they would take
 * the time that the page needs.
 */
export function useCountsAfterTyping(bid: string, state: ItemSaving['queue']['state']): void {
  const queries = useQueryClient()
  const isOld = useRef(false)
  useEffect(() => {
    const invalidate = (refetchType: 'active' | 'none') => {
      for (const queryKey of [bookQuery({ bid }).queryKey, chaptersQuery(bid).queryKey])
        void queries.invalidateQueries({ queryKey, refetchType })
    }
    if (state !== 'saved') isOld.current = true
    if (state !== 'saved' || !isOld.current) return
    // who leaves before reads them where they are needed next
    invalidate('none')
    const timer = setTimeout(() => {
      isOld.current = false
      invalidate('active')
    }, quietMs)
    return () => clearTimeout(timer)
  }, [queries, bid, state])
}

const quietMs = 500
