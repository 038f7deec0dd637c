import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { planQuery } from '../reader/page-queries.ts'

export interface Followed {
  bid: string
  /** The item that is edited. */
  itemId: string | undefined
  /** Its month, as it is saved. */
  chapterId: string | undefined
  isSaved: boolean
  show: (itemId: string, chapterId: string) => Promise<void>
}

/** Who changes a date into another month sees the item there, once the date is typed to its end. */
export function useFollowItem({ bid, itemId, chapterId, isSaved, show }: Followed): void {
  const queries = useQueryClient()
  const last = useRef({ itemId, chapterId })
  const follow = useEffectEvent(async (item: string, month: string) => {
    await queries.invalidateQueries({ queryKey: planQuery({ bid }).queryKey })
    await show(item, month)
  })
  useEffect(() => {
    if (last.current.itemId !== itemId) last.current = { itemId, chapterId }
    if (!itemId || !chapterId || last.current.chapterId === chapterId || !isSaved) return
    const timer = setTimeout(() => {
      last.current = { itemId, chapterId }
      void follow(itemId, chapterId)
    }, typedMs)
    return () => clearTimeout(timer)
  }, [itemId, chapterId, isSaved])
}

/** A month of two digits is two keys. */
const typedMs = 800
