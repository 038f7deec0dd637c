import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { decidePrivacy } from '#contract/privacy'
import { callApi } from '../../api/client.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { afterDecision } from './after-decision.ts'
import { type Decision, type Found, privacyQuery } from './privacy-queries.ts'

export interface Decisions {
  busy: boolean
  decide(decision: Decision): void
  /** Key of the mutations that decide. */
  mutations: MutationKey
}

/** Covers and keeps, one decision after the other; each shows at once. */
export function useDecisions(bid: string, sid: string): Decisions {
  const { t } = useTranslation('web-privacy')
  const queries = useQueryClient()
  const { queryKey } = privacyQuery(sid)
  const mutationKey = ['decide privacy', sid]
  /** What was saved last, below the decisions that are shown and wait. */
  const below = useRef<{ saved: Found | undefined; waiting: number }>({ saved: undefined, waiting: 0 })
  const { mutate, isPending } = useMutation({
    mutationKey,
    scope: { id: `privacy ${sid}` },
    mutationFn: (body: Decision) => callApi(decidePrivacy, { params: { sid }, body }),
    onMutate: async decision => {
      if (below.current.waiting === 0) below.current.saved = queries.getQueryData(queryKey)
      below.current.waiting += 1
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, found => found && afterDecision(found, decision))
    },
    onSuccess: ({ changed }, decision) => {
      const { saved } = below.current
      below.current.saved = saved && afterDecision(saved, decision)
      if (changed > 0) void showToast({ kind: 'success', text: t('covered', { count: changed }) })
    },
    onError(error) {
      showError(error)
      // without a network it is not searched anew, and nothing is shown as covered that is not
      queries.setQueryData(queryKey, below.current.saved)
    },
    onSettled() {
      below.current.waiting -= 1
      // what is read while more is decided is old when it comes
      if (queries.isMutating({ mutationKey }) > 1) return
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(bid) || queryKey.includes(sid),
      })
    },
  })
  return { busy: isPending, decide: mutate, mutations: mutationKey }
}
