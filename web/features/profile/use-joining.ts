import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { cancelJoining, type Joining, joinAccounts } from '#contract/joining'
import { callApi } from '../../api/client.ts'
import { showError, showToast } from '../../ui/toast.ts'

export const joiningKey = (uid: string) => ['joining', uid]

/** Joins the account that was logged in to beside, and shows all books on one shelf. */
export function useJoinAccounts(uid: string, { from, name }: Pick<Joining, 'from' | 'name'>) {
  const { t } = useTranslation('web-joining')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callApi(joinAccounts, { params: { uid }, body: { from } }),
    onSuccess: async () => {
      await navigate('/app/shelf')
      // nearly everything is more than it was
      void client.invalidateQueries()
      void showToast({ kind: 'success', text: t('done', { name }) })
    },
    onError: error => {
      showError(error)
      void client.invalidateQueries({ queryKey: joiningKey(uid) })
    },
  })
}

/** Forgets that the other account was logged in to. */
export function useCancelJoining(uid: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callApi(cancelJoining, { params: { uid } }),
    onSuccess: async () => {
      await navigate('/app/profile')
      client.removeQueries({ queryKey: joiningKey(uid) })
    },
    onError: showError,
  })
}
