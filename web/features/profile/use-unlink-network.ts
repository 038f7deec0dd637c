import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unlinkNetwork } from '#contract/linked-networks'
import type { NetworkName } from '#domain/catalogue/networks'
import { callApi } from '../../api/client.ts'
import { showError, showToast } from '../../ui/toast.ts'
import { userKey } from '../account/user-key.ts'

/** Unlinks the accounts at a network, and says so. */
export function useUnlinkNetwork(uid: string, network: NetworkName, name: string) {
  const { t } = useTranslation('web-profile')
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(unlinkNetwork, { params: { uid, network } }),
    onSuccess: user => {
      client.setQueryData(userKey(uid), user)
      void showToast({ kind: 'success', text: t('unlink.done', { network: name }) })
    },
    onError: showError,
  })
}
