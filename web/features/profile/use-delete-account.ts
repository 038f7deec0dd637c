import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { deleteUser, type User } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { clearUser } from '../../session/session.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { dayText } from '../books/book-dates.ts'

/** Asks for the deletion of the account. Where there are no days to wait it goes at once, and one is logged out. */
export function useDeleteAccount(uid: string, days: number | undefined) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => callApi(deleteUser, { params: { uid } }),
    onSuccess: async ({ deletesAt }) => {
      if (days === 0) {
        clearUser()
        client.clear()
        await navigate('/')
        void showToast({ kind: 'success', text: t('deletion.gone') })
        return
      }
      client.setQueryData<User>(userKey(uid), user => user && { ...user, deletesAt })
      // the shelf says it too
      void client.invalidateQueries()
      void showToast({ kind: 'success', text: t('deletion.asked', { day: dayText(deletesAt) }) })
    },
    onError: showError,
  })
}
