import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { readBasket } from '#contract/basket'
import type { Answer, CallInput } from '#contract/call'
import { checkOrder, placeOrder } from '#contract/orders'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { keyOfOrder } from './order-key.ts'

export type Check = Answer<typeof checkOrder>
export type CheckBody = CallInput<typeof checkOrder>['body']
export type OrderBody = CallInput<typeof placeOrder>['body']

export function basketQuery(uid: string) {
  return queryOptions({
    queryKey: ['basket', uid],
    queryFn: ({ signal }) => callApi(readBasket, {}, { signal }),
    enabled: uid !== '',
    staleTime: 0,
    // another tab may have ordered what lies in it
    refetchOnWindowFocus: true,
  })
}

/** What an order would cost. While its pages are being counted, it is asked again. */
export function checkQuery(body: CheckBody | undefined) {
  return queryOptions({
    queryKey: ['order check', body],
    queryFn: ({ signal }) => {
      if (!body) throw new Error('there is no order to check')
      return callApi(checkOrder, { body }, { signal })
    },
    enabled: body !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isCounting(state.error) ? 1_500 : false),
  })
}

export function isCounting(error: Error | null): boolean {
  return error instanceof ApiError && error.name === 'pagesCounting'
}

/** Places the order; the same one asked for again is placed once. */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: (body: OrderBody) => callApi(placeOrder, { body }, { idempotencyKey: keyOfOrder(body) }),
  })
}
