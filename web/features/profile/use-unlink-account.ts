import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unlinkAccount } from '#contract/linked-accounts'
import { callApi } from '../../api/client.ts'
import { userKey } from '../../api/own-user.ts'
import { showError, showToast } from '../../ui/toast.ts'

/** Unlinks an account, and says so in the words of `done`. */
export function useUnlinkAccount(uid: string, accountId: string, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(unlinkAccount, { params: { uid, accountId } }),
    onSuccess: user => {
      client.setQueryData(userKey(uid), user)
      void showToast({ kind: 'success', text: done })
    },
    onError: showError,
  })
}
