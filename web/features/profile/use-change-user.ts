import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '#contract/call'
import { changeUser, type User } from '#contract/users'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Changes the user, shows the change, and says so. */
export function useChangeUser(uid: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof changeUser>['body']) =>
      callApi(changeUser, { params: { uid }, body }),
    onSuccess: (user: User) => {
      client.setQueryData(userKey(uid), user)
      void showToast({ kind: 'success', text: t('saved') })
    },
    onError: showError,
  })
}
