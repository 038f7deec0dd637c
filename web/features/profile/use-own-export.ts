import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { makeExport, type OwnExport, readExport, removeExport } from '#contract/exports'
import { callApi } from '../../api/client.ts'
import { showError } from '../../ui/toast.ts'

/** What a person takes along, followed while it is being made, and what can be done with it. */
export function useOwnExport(uid: string) {
  const client = useQueryClient()
  const { queryKey } = exportQuery(uid)
  const { data: own } = useQuery(exportQuery(uid))
  const settle = {
    onSuccess: async (next: OwnExport) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, next)
      void client.invalidateQueries({ queryKey: ['quotas', uid] })
    },
    onError: showError,
  }
  const make = useMutation({ mutationFn: () => callApi(makeExport, { params: { uid } }), ...settle })
  const remove = useMutation({ mutationFn: () => callApi(removeExport, { params: { uid } }), ...settle })
  return { own, make, remove }
}

export const exportQuery = (uid: string) =>
  queryOptions({
    queryKey: ['export', uid],
    queryFn: ({ signal }) => callApi(readExport, { params: { uid } }, { signal }),
    enabled: uid !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 2_000 : false),
    staleTime: 0,
  })
