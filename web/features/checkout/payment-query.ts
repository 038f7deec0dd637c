import { queryOptions } from '@tanstack/react-query'
import { readPayment } from '#contract/payments'
import { callApi } from '../../api/client.ts'

/** The payment of an order, asked again while nobody knows how it ended. */
export function paymentQuery(oid: string) {
  return queryOptions({
    queryKey: ['payment', oid],
    queryFn: ({ signal }) => callApi(readPayment, { params: { oid } }, { signal }),
    enabled: oid !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'confirming' ? 1_500 : false),
  })
}
