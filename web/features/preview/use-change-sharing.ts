import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import { changeSharing } from '#contract/sharing'
import { callApi } from '../../api/client.ts'
import { showError, showToast } from '../../ui/toast.ts'

type SharingChange = CallInput<typeof changeSharing>['body']

/** Key of what is shared of a book. */
export const sharingKey = (bid: string) => ['sharing', bid]

/** Changes who may read a book, one change after the other, whichever control asks for them; says `saved`. */
export function useChangeSharing(bid: string, saved: string) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `sharing ${bid}` },
    mutationFn: (body: SharingChange) => callApi(changeSharing, { params: { bid }, body }),
    onSuccess: sharing => {
      queries.setQueryData(sharingKey(bid), sharing)
      void showToast({ kind: 'success', text: saved })
    },
    onError: showError,
  })
}
