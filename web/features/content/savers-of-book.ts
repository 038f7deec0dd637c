import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { changeItem } from '#contract/items'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { reconnectDelay } from '../../api/reconnect-delay.ts'
import { newId, tabId } from '../../api/tab-id.ts'
import { type Drafts, openStorage } from '../../editor/drafts.ts'
import { readUser } from '../../session/user.ts'
import { showError } from '../../ui/toast.ts'
import { findItem } from './find-item.ts'
import { type ItemDraft, itemDrafts } from './item-drafts.ts'
import {
  type ChangeAnswer,
  createItemSavers,
  type ItemSaverParts,
  type ItemSavers,
  type SendResult,
} from './item-savers.ts'
import { readMonthItems } from './month-items.ts'
import { takeAnswer } from './take-answer.ts'

export interface BookSavers {
  savers: ItemSavers
  drafts: Drafts<ItemDraft>
  /** The one that shows the book, or showed it last. */
  screen: { onAnswer(answer: ChangeAnswer, upTo: number, before: string): void }
}

/**
 * The savers of a book's items. They live as long as the window: what is on its way when a screen is left goes on, and
 * no second ones send it again.
 */
export function saversOfBook(queries: QueryClient, { bid, sid }: { bid: string; sid: string }): BookSavers {
  const uid = readUser()?.uid
  const key = `${uid} ${bid}`
  const known = opened.get(key) ?? openSavers(queries, { bid, sid, uid })
  opened.set(key, known)
  return known
}

const opened = new Map<string, BookSavers>()

function openSavers(
  queries: QueryClient,
  { bid, sid, uid }: { bid: string; sid: string; uid: string | undefined },
): BookSavers {
  const screen: BookSavers['screen'] = { onAnswer: () => {} }
  const drafts = itemDrafts(bid, openStorage(), tabId)
  const savers = createItemSavers({
    // somebody else may be logged in by now, or nobody
    send: async (where, edit) =>
      uid !== undefined && readUser()?.uid === uid ? send(bid, where, edit) : { failed: 'unanswered' },
    find: (where, edit) => findItem(where, edit, (month, deleted) => readMonthItems(sid, month, { deleted })),
    // the screen is drawn anew once for all that is in an answer
    onAnswer: (answer, upTo, before) =>
      notifyManager.batch(() => {
        takeAnswer(queries, sid, answer.item, before)
        screen.onAnswer(answer, upTo, before)
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
  return { savers, drafts, screen }
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
