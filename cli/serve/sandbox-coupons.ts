import type { OfferedCoupon } from '#server/features/shop/coupons/offer-coupons'

const forEverybody = { usesTotal: 1_000_000, usesEach: 1 }

/** What a newcomer can claim where nothing is charged for real: one of each kind that anybody can use. */
export const sandboxCoupons = [
  { code: 'WELCOME-10', kind: 'discount', percent: 10, ...forEverybody },
  { code: 'FREE-POST', kind: 'freeDelivery', ...forEverybody },
  { code: 'SECOND-30', kind: 'bulk', percent: 30, ...forEverybody },
  { code: 'PAGES-20', kind: 'voucher', pages: 20, minBilledPages: 80, bookCount: 1, ...forEverybody },
  { code: 'COLUMNS-15', kind: 'discount', percent: 15, typeset: 'a5-2', pageLimit: 240, ...forEverybody },
] satisfies readonly OfferedCoupon[]
