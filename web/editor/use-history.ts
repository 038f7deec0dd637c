import { type MutationKey, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Answer } from '#contract/call'
import { redo, undo } from '#contract/undo'
import { callApi } from '../api/client.ts'
import { showError } from '../ui/toast.ts'
import { actionOfKeys } from './action.ts'
import { type HistoryWay, historySteps } from './history.ts'
import { untilMutated } from './until-mutated.ts'

export interface HistoryParts {
  bid: string
  /** Resolves when what is being saved is saved: it goes first. */
  saved?: () => Promise<void>
  /** Key of mutations that go first, too. */
  mutations?: MutationKey
  onStepped: (answer: Answer<typeof undo>) => Promise<void>
}

/** Undo and redo of a book, one step at a time, also by their keys. */
export function useHistory({ bid, saved, mutations, onStepped }: HistoryParts) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function step(way: HistoryWay): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await saved?.()
      if (mutations) await untilMutated(queries, mutations)
      await onStepped(await callApi(way === 'undo' ? undo : redo, { params: { bid } }))
    } catch (error) {
      void showError(error)
    } finally {
      setBusy(false)
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKeys(Object.values(historySteps), event)
    // a dialog has its own fields
    if (!action || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    // what was typed a moment ago is no step yet on this side: whether there is one, the server says
    void step(action.perform())
  })
  // with the screen itself: who sees it may press a key
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { busy, step: (way: HistoryWay) => void step(way) }
}
