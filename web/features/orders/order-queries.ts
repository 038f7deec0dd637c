import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '#contract/call'
import { hideOrder, listOrders, readOrder, readPrintbook } from '#contract/orders'
import { callApi } from '../../api/client.ts'

export type Order = Answer<typeof readOrder>

export function ordersQuery(uid: string) {
  return queryOptions({
    queryKey: ['orders', uid],
    queryFn: ({ signal }) => callApi(listOrders, { query: { uid } }, { signal }),
    enabled: uid !== '',
    staleTime: 0,
  })
}

/** One order; what is being paid is asked again by who pays it. */
export function orderQuery(oid: string) {
  return queryOptions({
    queryKey: ['order', oid],
    queryFn: ({ signal }) => callApi(readOrder, { params: { oid } }, { signal }),
    enabled: oid !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? 1_500 : false),
  })
}

/** The files of an order, asked again while they are made. */
export function printbookQuery(oid: string) {
  return queryOptions({
    queryKey: ['printbook', oid],
    queryFn: ({ signal }) => callApi(readPrintbook, { params: { oid } }, { signal }),
    enabled: oid !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 2_000 : false),
  })
}

export function useHideOrder(uid: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (oid: string) => callApi(hideOrder, { params: { oid } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ordersQuery(uid).queryKey }),
  })
}
