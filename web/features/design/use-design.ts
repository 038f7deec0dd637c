import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Book, Design } from '#contract/book'
import { changeDesign } from '#contract/design'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { savingState, unsavedEdit } from '../../editor/savers.ts'
import { words } from '../../i18n/words.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { createDesignSavers, type DesignChange, type DesignSavers } from './design-savers.ts'

export interface EditedDesign {
  /** As it will be once all is saved. */
  design: Design
  state: ReturnType<typeof savingState>
  change: (edit: DesignChange, run: string) => void
  /** The same for who waited for something: the edit is made of the design as it is by then. */
  changeNewest: (edit: (newest: Design) => DesignChange, run: string) => void
}

/** The design of a book, saved while it is being changed, also after the screen was left. */
export function useDesign({ bid, design: stored }: Book): EditedDesign {
  const queries = useQueryClient()
  const savers = saversWith(queries)
  const saving = useStore(savers.store, ({ savings }) => savings.get(bid))
  const state = savingState(saving)
  useEffect(() => {
    if (state === 'saved' || state === 'refused') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
  const design = useMemo(() => ({ ...stored, ...(saving && unsavedEdit(saving)) }), [stored, saving])
  const saved = () => queries.getQueryData(bookQuery({ bid }).queryKey)?.design ?? stored
  return {
    design,
    state,
    change: (edit, run) => savers.change(bid, edit, run),
    changeNewest: (edit, run) => savers.changeNewest(bid, saved(), edit, run),
  }
}

/** Saves what is open of a book's design, for who has to go on with what is saved. */
export function flushDesign(bid: string): Promise<void> {
  return openSavers?.flush(bid) ?? Promise.resolve()
}

let openSavers: DesignSavers | undefined

/** They live as long as the window, as its queries do. */
function saversWith(queries: QueryClient): DesignSavers {
  openSavers ??= createDesignSavers({
    async send(bid, body) {
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
  return openSavers
}
