import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import type { CouponAnswer } from '#contract/coupons'
import { wordsIn } from '../../i18n/words.ts'
import { CouponTicket } from './coupon-ticket.tsx'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Asia/Taipei', 'Until 2099/12/31<'],
  ['America/New_York', 'Until 2099/12/31 10:59<'],
])('a coupon that ends with a day of Taipei says so in %s', async (zone, until) => {
  vi.stubEnv('TZ', zone)
  const i18n = await wordsIn('en', ['web-coupons', 'web-books'])
  const none = {
    amount: null,
    pages: null,
    typeset: null,
    bookCount: null,
    pageLimit: null,
    minBilledPages: null,
  }
  const given = { code: 'SPRING', kind: 'discount', percent: 10, usesLeft: 1 }
  const coupon = { ...none, ...given, expiresAt: '2099-12-31T15:59:59.999Z' } as CouponAnswer
  const ticket = createElement(CouponTicket, { coupon })
  expect(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, ticket))).toContain(until)
})
