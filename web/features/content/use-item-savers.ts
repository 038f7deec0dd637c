import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import type { SocialItem } from '#contract/item'
import { changeItem } from '#contract/items'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { reconnectDelay } from '../../api/reconnect-delay.ts'
import { newId } from '../../api/tab-id.ts'
import { openStorage } from '../../editor/drafts.ts'
import { showError } from '../../ui/toast.ts'
import { itemDrafts } from './item-drafts.ts'
import {
  type ChangeAnswer,
  createItemSavers,
  type ItemSaverParts,
  type ItemSavers,
  type ItemSaving,
  type SendResult,
} from './item-savers.ts'
import { monthItemsKey, readMonthItems } from './month-items.ts'

/**
 * The savers of a book, for as long as its content is on screen. `onAnswer` hears what was saved, before it shows, and
 * of which month the item was `before`.
 */
export function useItemSavers(
  book: { bid: string; sid: string },
  onAnswer: (answer: ChangeAnswer, upTo: number, before: string) => void,
): { savers: ItemSavers; savings: ReadonlyMap<string, ItemSaving> } {
  const queries = useQueryClient()
  const answered = useEffectEvent(onAnswer)
  const { bid, sid } = book
  const [{ savers, drafts, live }] = useState(() => {
    const live = { answered: (_: ChangeAnswer, __: number, ___: string) => {} }
    const drafts = itemDrafts(bid, openStorage())
    const savers = createItemSavers({
      send: (where, edit) => send(bid, where, edit),
      find: async ({ itemId, chapterId }) =>
        (await readMonthItems(sid, chapterId)).find(item => item.itemId === itemId),
      // the screen is drawn anew once for all that is in an answer
      onAnswer: (answer, upTo, before) =>
        notifyManager.batch(() => {
          const { item } = answer
          const key = monthItemsKey(sid, before)
          const known = queries.getQueryData<SocialItem[]>(key)?.find(other => other.itemId === item.itemId)
          queries.setQueryData<SocialItem[]>(key, items =>
            items?.flatMap(other =>
              other.itemId !== item.itemId ? other : item.chapterId === before ? item : [],
            ),
          )
          // the others of its month are gathered otherwise, too
          if (known?.part !== item.part) void queries.invalidateQueries({ queryKey: key })
          if (item.chapterId !== before)
            void queries.invalidateQueries({ queryKey: monthItemsKey(sid, item.chapterId) })
          live.answered(answer, upTo, before)
        }),
      onRefused: error => void showError(error),
      later(ms, act) {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      retryDelayMs: failures => reconnectDelay(failures - 1, Math.random()),
      newRun: newId,
      drafts,
    })
    return { savers, live, drafts }
  })
  useEffect(() => {
    live.answered = (...answer) => answered(...answer)
    savers.resume(drafts.all())
    const retry = () => savers.retryAll()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [savers, drafts, live])
  return { savers, savings: useStore(savers.store).savings }
}

async function send(
  bid: string,
  where: { itemId: string; chapterId: string },
  body: Parameters<ItemSaverParts['send']>[1],
): Promise<SendResult> {
  try {
    return { answer: await callApi(changeItem, { params: { bid, ...where }, body }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.name === 'changedElsewhere') return { failed: 'conflict' }
    if (error.status === 404) return { failed: 'gone' }
    const mayWorkLater =
      error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500
    return mayWorkLater ? { failed: 'unanswered' } : { failed: 'refused', error }
  }
}
