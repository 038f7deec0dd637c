import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { wordsIn } from '../../i18n/words.ts'
import { orderQuery } from '../orders/order-queries.ts'
import { paymentQuery } from './payment-query.ts'
import { PaymentStatus } from './payment-status.tsx'

const twd = { amount: '638', currency: 'TWD' }
const order = {
  oid: 'o1',
  number: '261126-A',
  state: 'pending',
  region: 'TW',
  lines: [],
  total: twd,
  shippingWay: 'standard',
  email: 'yijun@example.com',
}
const payment = { id: 'p1', method: 'card', state: 'confirming', reason: null }
type Read = { data?: object; error?: Error }

/** The screen after what it reads ended so. */
async function screenOf(
  ofOrder: Read,
  ofPayment: Read,
  keys: { card: Read; paypal: Read } = { card: {}, paypal: {} },
): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-checkout', 'web-frame', 'web-errors'])
  // what failed is drawn as it is, and not as it is read again
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  for (const [query, { data, error }] of [
    [orderQuery('o1'), ofOrder],
    [paymentQuery('o1'), ofPayment],
    [{ queryKey: ['payment key', 'card', 'TWD'] }, keys.card],
    [{ queryKey: ['payment key', 'paypal', 'TWD'] }, keys.paypal],
  ] as const)
    client
      .getQueryCache()
      .build<never>(client, query as never)
      .setState({
        data,
        error: error ?? null,
        status: error ? 'error' : data ? 'success' : 'pending',
      } as never)
  const routed = createElement(
    MemoryRouter,
    { initialEntries: ['/app/payment/b1/status?oid=o1'] },
    createElement(PaymentStatus),
  )
  const queried = createElement(QueryClientProvider, { client }, routed)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, queried)),
  )
}

const away = new ApiError(503, undefined)

test('an order that could not be asked about again stays on screen', async () => {
  const screen = await screenOf({ data: order, error: away }, { data: payment, error: away })
  expect(screen).toContain('261126-A')
  expect(screen).not.toContain('找不到這筆付款')
})

test('what did not come can be asked for again, and what is not there is said', async () => {
  expect(await screenOf({ data: order }, { error: away })).toContain('再試一次')
  const none = await screenOf(
    { error: new ApiError(404, undefined) },
    { error: new ApiError(404, undefined) },
  )
  expect(none).toContain('找不到這筆付款')
  expect(none).not.toContain('再試一次')
})

describe('a payment that failed is tried again', () => {
  const failed = { data: { ...payment, state: 'failed' } }
  const key = { method: 'card', key: 'pk', script: '/card.js' }
  const refused = { error: new ApiError(400, undefined, undefined, { name: 'paymentMethodAway' } as never) }
  const [card, paypal, none] = ['信用卡', 'PayPal', '目前沒有可用的付款方式']

  test.each([
    ['by what is set up: both', { data: key }, { data: key }, [card, paypal]],
    ['by PayPal where no card is', refused, { data: key }, [paypal]],
    ['by card where PayPal is not', { data: key }, refused, [card]],
    ['by nothing, and says so', refused, refused, [none]],
    ['by both where nobody answered', { error: away }, { error: away }, [card, paypal]],
    ['by nothing yet, and says nothing, while PayPal is asked for', refused, {}, []],
  ])('%s', async (_, ofCard, ofPaypal, offered) => {
    const keys = { card: ofCard, paypal: ofPaypal }
    const screen = await screenOf({ data: order }, failed, keys)
    expect([card, paypal, none].filter(word => screen.includes(word))).toEqual(offered)
  })
})
