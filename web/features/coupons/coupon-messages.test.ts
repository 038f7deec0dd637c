import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes'
import type { CouponAnswer } from '#contract/coupons'
import type { Language } from '#domain/catalogue/languages'
import { inEachLanguage, type Message } from '../../../tests/web/in-each-language.ts'
import { ApiError } from '../../api/api-error.ts'
import { type Drawn, drawScreen, type Reads } from '../../ui/draw-for-test.ts'
import { Claim } from './claim.tsx'
import { couponQuery, officialCouponsQuery, ownCouponsQuery } from './coupon-queries.ts'
import { Coupons } from './coupons.tsx'

// What the screens of coupons say when they are opened (specification 5 and 8); what they say after a press is shown by
// tests/journeys/buying-messages.test.ts.

// a login leads back to where it was asked for
beforeAll(() => void vi.stubGlobal('location', new URL('http://localhost/coupons/claim/spring')))
afterAll(() => void vi.unstubAllGlobals())

const words = ['web-coupons', 'web-frame']
const failure = { error: new ApiError(503, undefined) }

/** Where a link to a coupon leads, after the coupon was read or could not be. */
const claim =
  (read: Reads[number][1] | undefined, more: Partial<Drawn> = {}) =>
  (language: Language) =>
    drawScreen(Claim, {
      language,
      words,
      reads: read ? [[couponQuery('SPRING', true), read]] : [],
      at: '/coupons/claim/spring',
      route: '/coupons/claim/:cid',
      ...more,
    })

const coupons =
  (...reads: Reads) =>
  (language: Language) =>
    drawScreen(Coupons, { language, words, reads })

const coupon = {
  ...{
    code: 'SPRING',
    kind: 'freeDelivery' as const,
    amount: null,
    percent: null,
    pages: null,
    typeset: null,
  },
  ...{
    bookCount: null,
    pageLimit: null,
    minBilledPages: null,
    expiresAt: null,
    usesLeft: 1,
    isClaimed: true,
  },
} satisfies CouponAnswer

const messages: readonly Message<(language: Language) => Promise<string[]>>[] = [
  ['web-coupons:claimLogin', '登入領取', '登入領取', 'Log in to claim', claim(undefined, { uid: undefined })],
  [
    'web-coupons:nothing',
    '沒有可以領取的優惠券',
    '沒有可以領取的優惠券',
    'Nothing to claim',
    claim({ error: new ApiError(404, codes.couponUnknown.code) }),
  ],
  [
    'web-coupons:claimedText',
    '這張優惠券已經在你的優惠券裡了。',
    '這張優惠券已在你的優惠券內。',
    'This coupon is among your coupons already.',
    claim({ data: coupon }),
  ],
  [
    'web-coupons:failed of a link',
    '優惠券載入失敗',
    '優惠券未能載入',
    'Coupons failed to load',
    claim(failure),
  ],
  [
    'web-coupons:failed',
    '優惠券載入失敗',
    '優惠券未能載入',
    'Coupons failed to load',
    coupons([ownCouponsQuery('me'), failure]),
  ],
  [
    'web-coupons:failed of those to claim',
    '優惠券載入失敗',
    '優惠券未能載入',
    'Coupons failed to load',
    coupons([ownCouponsQuery('me'), { data: { coupons: [] } }], [officialCouponsQuery('me'), failure]),
  ],
  [
    'web-coupons:isClaimed',
    '已領取',
    '已領取',
    'Claimed',
    coupons(
      [ownCouponsQuery('me'), { data: { coupons: [] } }],
      [
        officialCouponsQuery('me'),
        { data: { pages: [{ coupons: [coupon], hasMore: false }], pageParams: [1] } },
      ],
    ),
  ],
]

test.each(inEachLanguage(messages))('in $language: $key', async ({ language, sentence, shownBy }) => {
  expect(await shownBy(language)).toContain(sentence)
})
