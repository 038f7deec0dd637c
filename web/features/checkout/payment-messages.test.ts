import { expect, test } from 'vitest'
import type { OrderAnswer, PaymentAnswer } from '#contract/orders'
import { paymentReasons } from '#contract/payments'
import { type Language, languageCodes } from '#domain/catalogue/languages'
import { buildOrderAnswer } from '../../../tests/web/build-order-answer.ts'
import { inEachLanguage, type Message } from '../../../tests/web/in-each-language.ts'
import { ApiError } from '../../api/api-error.ts'
import { wordsIn } from '../../i18n/words.ts'
import { drawScreen, type Reads } from '../../ui/draw-for-test.ts'
import { orderQuery } from '../orders/order-queries.ts'
import { paymentQuery } from './payment-query.ts'
import { PaymentStatus } from './payment-status.tsx'

// How a payment ended, and why (specification 4, order, and 8, checkout).

type Draw = (language: Language) => Promise<string[]>

const screen =
  (ofOrder: Reads[number][1], ofPayment: Reads[number][1], more = ''): Draw =>
  language =>
    drawScreen(PaymentStatus, {
      language,
      words: ['web-checkout'],
      reads: [
        [orderQuery('o1'), ofOrder],
        [paymentQuery('o1'), ofPayment],
      ],
      at: `/app/payment/b1/status?oid=o1${more}`,
    })

const payment = { id: 'p1', method: 'card', state: 'confirming' } as const
const status = (ofPayment: Partial<PaymentAnswer>, ofOrder: Partial<OrderAnswer> = {}, more?: string) =>
  screen({ data: buildOrderAnswer(ofOrder) }, { data: { ...payment, ...ofPayment } }, more)
const failure = (code: number) => ({ error: new ApiError(code, undefined) })

const messages: readonly Message<Draw>[] = [
  ['web-checkout:status.confirming', '正在確認付款', '正在確認付款', 'Confirming the payment', status({})],
  [
    'web-checkout:status.unpaid',
    '還沒付款',
    '尚未付款',
    'Not paid yet',
    status({ clientSecret: 'of the provider' }),
  ],
  [
    'web-checkout:status.succeeded',
    '付款完成',
    '付款完成',
    'Paid',
    status({ state: 'succeeded' }, { state: 'paid' }),
  ],
  [
    'web-checkout:status.failed',
    '付款沒有成功',
    '付款未能完成',
    'The payment did not succeed',
    status({ state: 'failed' }),
  ],
  [
    'web-errors:codes.paymentCancelled',
    '這次付款已經取消，沒有扣款',
    '這次付款已經取消，沒有扣款',
    'This payment was cancelled, and nothing was charged',
    status({}, {}, '&cancelled=1'),
  ],
  [
    'web-errors:codes.paymentProviderAway',
    '暫時連不上付款服務，請稍後再試。不會重複扣款',
    '暫時未能連接付款服務，請稍後再試。不會重複扣款',
    'The payment service cannot be reached just now. Please try again in a while: you will not be charged twice',
    status({ reason: 'paymentProviderAway' }),
  ],
  [
    'web-checkout:status.expired',
    '這筆訂單已經失效',
    '這張訂單已失效',
    'This order has ended',
    status({ state: 'failed' }, { state: 'expired' }),
  ],
  [
    'web-checkout:status.none',
    '找不到這筆付款',
    '找不到這項付款',
    'No such payment',
    screen(failure(404), failure(404)),
  ],
  [
    'web-checkout:failed.heading',
    '訂單資料載入失敗',
    '訂單資料未能載入',
    'The order failed to load',
    screen({ data: buildOrderAnswer() }, failure(500)),
  ],
]

test.each(inEachLanguage(messages))('in $language: $key', async ({ language, sentence, shownBy }) => {
  expect(await shownBy(language)).toContain(sentence)
})

// the sentences themselves stand in tests/shop/shop-messages.test.ts
const reasons = paymentReasons.flatMap(reason => languageCodes.map(language => ({ language, reason })))

test.each(reasons)('in $language a payment that failed says why: $reason', async ({ language, reason }) => {
  const said = await status({ state: 'failed', reason })(language)
  const { t } = await wordsIn(language, [])
  expect(said).toContain(t(`web-errors:codes.${reason}`))
})
