import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import {
  type CouponBatch,
  endCouponBatch,
  issueCouponBatch,
  listCouponBatches,
  readCouponBatch,
} from '#contract/desk-coupon-batches'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

const listKey = 'coupon batches'

/** The newest first, a hundred at a time. */
export function useCouponBatches() {
  return useInfiniteQuery({
    queryKey: [listKey],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listCouponBatches,
        { query: { ...(pageParam !== undefined && { before: pageParam }) } },
        { signal },
      ),
    // where nothing is known of what comes before
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, batches }) => (hasMore ? batches.at(-1)?.createdAt : undefined),
    staleTime: 0,
  })
}

export type ListedBatches = ReturnType<typeof useCouponBatches>

/** One with its codes. */
export function couponBatchQuery(batchId: string) {
  return queryOptions({
    queryKey: ['coupon batch', batchId],
    queryFn: ({ signal }) => callApi(readCouponBatch, { params: { batchId } }, { signal }),
    staleTime: 0,
  })
}

export function useIssueBatch() {
  const onSuccess = useShownAfter()
  return useMutation({
    mutationFn: (body: CallInput<typeof issueCouponBatch>['body']) => callApi(issueCouponBatch, { body }),
    onSuccess,
  })
}

export function useEndBatch(batchId: string) {
  const onSuccess = useShownAfter()
  return useMutation({ mutationFn: () => callApi(endCouponBatch, { params: { batchId } }), onSuccess })
}

/** The batch is shown as it is after it. */
function useShownAfter() {
  const queries = useQueryClient()
  return (batch: CouponBatch) => {
    queries.setQueryData(couponBatchQuery(batch.batchId).queryKey, batch)
    void queries.invalidateQueries({ queryKey: [actsKey] })
    return queries.invalidateQueries({ queryKey: [listKey] })
  }
}
