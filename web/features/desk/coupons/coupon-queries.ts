import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallInput } from '#contract/call'
import {
  couponStates,
  type DeskCoupon,
  endDeskCoupon,
  issueDeskCoupon,
  listDeskCoupons,
  readDeskCoupon,
} from '#contract/desk-coupons'
import { type CouponKind, couponKinds } from '#domain/coupons/coupon'
import { callApi } from '../../../api/client.ts'
import { actsKey } from '../acts/act-queries.ts'

/** Which coupons are shown; it stands in the address. */
export interface CouponFilter {
  kind?: CouponKind
  state?: (typeof couponStates)[number]
  search?: string
}

const listKey = 'desk coupons'

/** What an address says; what is no such thing is left out. */
export function couponFilterOf(params: URLSearchParams): CouponFilter {
  const kind = couponKinds.find(name => name === params.get('kind'))
  const state = couponStates.find(name => name === params.get('state'))
  const search = params.get('search')?.trim().slice(0, 40)
  return { ...(kind && { kind }), ...(state && { state }), ...(search && { search }) }
}

/** The newest first, a hundred at a time. */
export function deskCouponsQuery(filter: CouponFilter) {
  return infiniteQueryOptions({
    queryKey: [listKey, filter],
    queryFn: ({ signal, pageParam }) =>
      callApi(
        listDeskCoupons,
        { query: { ...filter, ...(pageParam !== undefined && { before: pageParam }) } },
        { signal },
      ),
    // where nothing is known of what comes before
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, coupons }) => (hasMore ? coupons.at(-1)?.createdAt : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One with the orders that used it. */
export function deskCouponQuery(code: string) {
  return queryOptions({
    queryKey: ['desk coupon', code],
    queryFn: ({ signal }) => callApi(readDeskCoupon, { params: { code } }, { signal }),
    staleTime: 0,
  })
}

export function useIssueCoupon() {
  const onSuccess = useShownAfter()
  return useMutation({
    mutationFn: (body: CallInput<typeof issueDeskCoupon>['body']) => callApi(issueDeskCoupon, { body }),
    onSuccess,
  })
}

export function useEndCoupon(code: string) {
  const onSuccess = useShownAfter()
  return useMutation({ mutationFn: () => callApi(endDeskCoupon, { params: { code } }), onSuccess })
}

/** The coupon is shown as it is after it. */
function useShownAfter() {
  const queries = useQueryClient()
  return (coupon: DeskCoupon) => {
    queries.setQueryData(deskCouponQuery(coupon.code).queryKey, coupon)
    void queries.invalidateQueries({ queryKey: [actsKey] })
    return queries.invalidateQueries({ queryKey: [listKey] })
  }
}
