import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { CouponAnswer } from '#contract/coupons'
import { wordsIn } from '../../i18n/words.ts'
import { CouponTicket } from './coupon-ticket.tsx'

const coupon = { code: 'SPRING', kind: 'freeDelivery', usesLeft: 5, expiresAt: null } as CouponAnswer
const unlimited = { typeset: null, bookCount: null, pageLimit: null, minBilledPages: null }

test.each([
  ['zh-tw', '還可以用 5 次'],
  ['zh-hk', '還可以用 5 次'],
  ['en', '5 uses left'],
] as const)(
  'in %s a coupon says how often it can still be used, where that is more than once',
  async (language, uses) => {
    const words = await wordsIn(language, ['web-coupons'])
    const ticket = (usesLeft: number) =>
      renderToStaticMarkup(
        createElement(
          I18nextProvider,
          { i18n: words },
          createElement(CouponTicket, { coupon: { ...coupon, ...unlimited, usesLeft } }),
        ),
      )
    expect(ticket(5)).toContain(uses)
    expect(ticket(1)).not.toContain(words.t('web-coupons:limits.uses', { count: 1 }))
    expect(ticket(0)).not.toContain(words.t('web-coupons:limits.uses', { count: 0 }))
  },
)
