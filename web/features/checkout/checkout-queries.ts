import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { readBasket } from '#contract/basket'
import type { Answer, CallInput } from '#contract/call'
import { checkOrder, placeOrder } from '#contract/orders'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { keyOfOrder } from './order-key.ts'
import { saveBefore, UnsavedWords, unsavedBooks } from './save-before.ts'

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

/**
 * What an order would cost, once the words that this device has for its books are saved. While its pages are being counted, or words
 * wait, it is asked again.
 */
export function checkQuery(body: CheckBody | undefined) {
  return queryOptions({
    queryKey: ['order check', body],
    queryFn: async ({ signal, client }) => {
      if (!body) throw new Error('there is no order to check')
      await saveBefore(client, body.lines)
      return callApi(checkOrder, { body }, { signal })
    },
    enabled: body !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      isCounting(state.error) ? 1_500 : state.error instanceof UnsavedWords && 5_000,
    // another tab may have left words since
    refetchOnWindowFocus: () => body !== undefined && unsavedBooks(body.lines).length > 0,
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
