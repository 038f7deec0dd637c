import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endOtherSessions, endSession } from '#contract/sessions'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Ends a session by its id, or all `others`, and says so. One that is gone has ended. */
export function useEndSession(uid: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (which: string) => {
      if (which === 'others') return callApi(endOtherSessions, { params: { uid } })
      try {
        return await callApi(endSession, { params: { uid, sessionId: which } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return {}
        throw error
      }
    },
    onSuccess: async (_answer, which) => {
      await client.invalidateQueries({ queryKey: sessionsKey(uid) })
      void showToast({
        kind: 'success',
        text: t(which === 'others' ? 'sessions.othersEnded' : 'sessions.ended'),
      })
    },
    onError: showError,
  })
}

/** By what the sessions of a user are kept. */
export function sessionsKey(uid: string): readonly unknown[] {
  return ['sessions', uid]
}
