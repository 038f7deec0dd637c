import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { changeItem } from '#contract/books'
import type { SocialItem } from '#contract/item'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { reconnectDelay } from '../../api/reconnect-delay.ts'
import { newId } from '../../api/tab-id.ts'
import { showError } from '../../ui/toast.ts'
import { draftsOf } from './drafts.ts'
import {
  type ChangeAnswer,
  createSavers,
  type ItemSaving,
  type Savers,
  type SaversWorld,
  type SendResult,
} from './item-savers.ts'
import { monthItemsKey, readMonthItems } from './month-items.ts'

/**
 * The savers of a book, for as long as its content is on screen. `onAnswer` hears what was saved, before it shows, and
 * of which month the item was `before`.
 */
export function useSavers(
  book: { bid: string; sid: string },
  onAnswer: (answer: ChangeAnswer, upTo: number, before: string) => void,
): { savers: Savers; saving: ReadonlyMap<string, ItemSaving> } {
  const queries = useQueryClient()
  const answered = useEffectEvent(onAnswer)
  const { bid, sid } = book
  const [held] = useState(() => {
    const live = { answered: (_: ChangeAnswer, __: number, ___: string) => {} }
    const drafts = draftsOf(bid, storage())
    const world: SaversWorld = {
      send: (where, edit) => send(bid, where, edit),
      find: async ({ itemId, chapterId }) =>
        (await readMonthItems(sid, chapterId)).find(item => item.itemId === itemId),
      onAnswer(answer, upTo, before) {
        const { item } = answer
        queries.setQueryData<SocialItem[]>(monthItemsKey(sid, before), items =>
          items?.flatMap(one => (one.itemId !== item.itemId ? one : item.chapterId === before ? item : [])),
        )
        if (item.chapterId !== before)
          void queries.invalidateQueries({ queryKey: monthItemsKey(sid, item.chapterId) })
        live.answered(answer, upTo, before)
      },
      onRefused: error => void showError(error),
      later: (failures, retry) => void setTimeout(retry, reconnectDelay(failures - 1, Math.random())),
      newRun: newId,
      drafts,
    }
    return { savers: createSavers(world), live, drafts }
  })
  useEffect(() => {
    const { live, savers, drafts } = held
    live.answered = (...heard) => answered(...heard)
    savers.resume(drafts.all())
    const retry = () => savers.retryAll()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [held])
  const { savers } = held
  return { savers, saving: useSyncExternalStore(savers.subscribe, savers.all) }
}

async function send(
  bid: string,
  where: { itemId: string; chapterId: string },
  body: Parameters<SaversWorld['send']>[1],
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

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    // closed to this site
    return undefined
  }
}
