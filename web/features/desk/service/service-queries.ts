import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readDeskService, readDeskStore, sweepDeskStore } from '#contract/desk-service'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

export const deskServiceQuery = queryOptions({
  queryKey: ['desk service'],
  queryFn: ({ signal }) => callApi(readDeskService, {}, { signal }),
  staleTime: 0,
})

export const deskStoreQuery = queryOptions({
  queryKey: ['desk store'],
  queryFn: ({ signal }) => callApi(readDeskStore, {}, { signal }),
  staleTime: 0,
})

/** Removes what nobody needs; the store is shown as it is after it. */
export function useSweep() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(sweepDeskStore, {}),
    onSuccess: ({ store }) => {
      queries.setQueryData(deskStoreQuery.queryKey, store)
      return queries.invalidateQueries({ queryKey: [actsKey] })
    },
  })
}
