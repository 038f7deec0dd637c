import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unlinkAccount } from '#contract/linked-accounts'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Unlinks an account, shown as `name`, and says so. */
export function useUnlinkAccount(uid: string, accountId: string, name: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(unlinkAccount, { params: { uid, accountId } }),
    onSuccess: user => {
      client.setQueryData(userKey(uid), user)
      void showToast({ kind: 'success', text: t('unlink.done', { network: name }) })
    },
    onError: showError,
  })
}
