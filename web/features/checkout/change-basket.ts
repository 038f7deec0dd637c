import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { changeBasket, readBasket } from '#contract/basket'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'
import type { BasketLine } from './basket-lines.ts'
import { basketQuery } from './checkout-queries.ts'

/** Changes the basket, and shows it changed at once. */
export function useChangeBasket(uid: string) {
  const queries = useQueryClient()
  const changes = useMemo(() => basketChanges(uid, queries, error => void showError(error)), [uid, queries])
  const { mutate, isPending } = useMutation(changes.options)
  const change = useCallback((lines: readonly BasketLine[]) => mutate(changes.to(lines)), [mutate, changes])
  return { change, isPending }
}

interface BasketChange {
  lines: readonly BasketLine[]
  /** How many were refused before it. */
  refused: number
}

/** Changes one after the other, each of what the one before left; where another tab has changed or ordered the basket, it is shown as it is. */
export function basketChanges(uid: string, queries: QueryClient, onRefused: (error: Error) => void) {
  const { queryKey } = basketQuery(uid)
  let refused = 0
  // what the server has said last, below the changes that are shown and wait
  let saved = queries.getQueryData(queryKey)
  let waiting = 0
  const options = mutationOptions({
    scope: { id: 'basket' },
    mutationFn: (change: BasketChange) => {
      // it waited for one that was refused: what it is of is not there any more
      if (change.refused !== refused) return callApi(readBasket, {})
      const version = queries.getQueryData(queryKey)?.version
      const lines = [...change.lines]
      return callApi(changeBasket, { body: { lines, ...(version !== undefined && { version }) } })
    },
    onMutate: async ({ lines }) => {
      if (waiting === 0) saved = queries.getQueryData(queryKey)
      waiting += 1
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, shown => shown && { ...shown, lines: [...lines] })
    },
    // changes that wait are shown already
    onSuccess: answer => {
      saved = answer
      queries.setQueryData(queryKey, shown => shown && { ...shown, version: answer.version })
    },
    onError: error => {
      refused += 1
      onRefused(error)
      // without a network it is not read anew
      queries.setQueryData(queryKey, saved)
      return queries.invalidateQueries({ queryKey })
    },
    onSettled: () => {
      waiting -= 1
    },
  })
  return { options, to: (lines: readonly BasketLine[]): BasketChange => ({ lines, refused }) }
}
