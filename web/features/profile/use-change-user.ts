import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '#contract/call'
import type { changeUser } from '#contract/users'
import { changeOwnUser } from '../../api/own-user.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Changes the user, shows the change, and says so. */
export function useChangeUser(uid: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof changeUser>['body']) => changeOwnUser(client, uid, body),
    onSuccess: () => void showToast({ kind: 'success', text: t('saved') }),
    onError: showError,
  })
}
