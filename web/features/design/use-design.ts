import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Book, Design } from '#contract/book'
import { changeDesign } from '#contract/books'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { words } from '../../i18n/words.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { type DesignSaver, designSaver } from './design-saver.ts'

export interface DesignInHand {
  /** As it will be once all is saved. */
  design: Design
  state: ReturnType<DesignSaver['state']>
  change: DesignSaver['change']
}

/** The design of a book, saved while it is being changed, also after the screen was left. */
export function useDesign(book: Book): DesignInHand {
  const saver = saverOf(book.bid, useQueryClient())
  const unsaved = useSyncExternalStore(saver.listen, saver.unsaved)
  const state = useSyncExternalStore(saver.listen, saver.state)
  useEffect(() => {
    if (state === 'saved' || state === 'refused') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
  const design = useMemo(() => ({ ...book.design, ...unsaved }), [book.design, unsaved])
  return { design, state, change: saver.change }
}

/** Saves what is open of a book's design, for who has to go on with what is saved. */
export function flushDesign(bid: string): Promise<void> {
  return savers.get(bid)?.flush() ?? Promise.resolve()
}

const savers = new Map<string, DesignSaver>()

function saverOf(bid: string, queries: QueryClient): DesignSaver {
  const held = savers.get(bid)
  if (held) return held
  const saver = designSaver({
    async send(body) {
      try {
        const book = await callApi(changeDesign, { params: { bid }, body })
        queries.setQueryData(bookQuery({ bid }).queryKey, book)
        return 'saved'
      } catch (error) {
        const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500)
        if (unanswered) return 'unanswered'
        const isCoded = error instanceof ApiError && error.name !== 'badRequest' && error.name !== 'unknown'
        void (isCoded
          ? showError(error)
          : showToast({ kind: 'error', text: words.t('web-cover:modifyFailed') }))
        return 'refused'
      }
    },
    later(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  savers.set(bid, saver)
  return saver
}
