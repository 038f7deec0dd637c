import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { claimCoupon, listCoupons, listOfficialCoupons, readCoupon } from '#contract/coupons'
import { callApi } from '../../api/client.ts'

/** Specification 9. */
const pageSize = 10

export function ownCouponsQuery(uid: string) {
  return queryOptions({
    queryKey: ['coupons', uid],
    queryFn: ({ signal }) => callApi(listCoupons, {}, { signal }),
    enabled: uid !== '',
  })
}

/** Those that everybody may claim, a page at a time. */
export function officialCouponsQuery(uid: string) {
  return infiniteQueryOptions({
    queryKey: ['official coupons', uid],
    queryFn: ({ signal, pageParam }) =>
      callApi(listOfficialCoupons, { query: { page: pageParam, pageSize, uid } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.hasMore ? page + 1 : undefined),
    enabled: uid !== '',
  })
}

export function couponQuery(code: string, enabled: boolean) {
  return queryOptions({
    queryKey: ['coupon', code],
    queryFn: ({ signal }) => callApi(readCoupon, { params: { code } }, { signal }),
    enabled,
    retry: false,
  })
}

export function useClaim(uid: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => callApi(claimCoupon, { params: { code } }),
    onSettled: (_, __, code) =>
      Promise.all(
        [
          ownCouponsQuery(uid).queryKey,
          officialCouponsQuery(uid).queryKey,
          couponQuery(code, true).queryKey,
        ].map(queryKey => queries.invalidateQueries({ queryKey })),
      ),
  })
}
