import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { Order } from './order.tsx'
import { orderQuery } from './order-queries.ts'

const twd = (amount: string) => ({ amount, currency: 'TWD' })
const order = {
  oid: 'o1',
  number: '261126-A',
  state: 'paid',
  createdAt: '2026-11-26T10:00:00.000Z',
  lines: [
    {
      bid: 'b1',
      title: '小島',
      binding: 'paperback',
      typeset: 'a5-1',
      pages: 90,
      quantity: 1,
      volumes: 1,
      subtotal: twd('468'),
      isOnShelf: true,
    },
  ],
  subtotal: twd('468'),
  discount: twd('0'),
  shipping: twd('170'),
  surcharge: twd('0'),
  tax: twd('0'),
  total: twd('638'),
  refunded: twd('0'),
  shippingWay: 'standard',
  deliveryDays: 10,
  shippedFrom: null,
  address: null,
  email: 'yijun@example.com',
  note: '',
  coupons: [],
  payment: { id: 'p1', method: 'card', state: 'succeeded' },
  shipment: { state: 'making', trackingNumber: null, trackingUrl: null },
}

/** The screen that mails lead to. */
async function screenOf(change: object): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-orders', 'web-frame', 'web-books'])
  const client = new QueryClient()
  client.setQueryData(orderQuery('o1').queryKey, { ...order, ...change } as never)
  const routed = createElement(MemoryRouter, { initialEntries: ['/app/order?oid=o1'] }, createElement(Order))
  const queried = createElement(QueryClientProvider, { client }, routed)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, queried)),
  )
}

test('an order leads on to what comes next: its payment, its files, its parcel', async () => {
  expect(await screenOf({ state: 'pending' })).toContain('href="/app/payment/b1/status?oid=o1"')
  const making = await screenOf({})
  expect(making).toContain('href="/app/pdf?oid=o1"')
  expect(making).not.toContain('/status')
  const trackingUrl = 'https://parcels.example/RR1'
  const shipped = await screenOf({ shipment: { state: 'shipped', trackingNumber: 'RR1', trackingUrl } })
  expect(shipped).toContain(`href="${trackingUrl}"`)
})

test('an order that was placed in the holiday says from which day it is shipped', async () => {
  const screen = await screenOf({ shippedFrom: '2027-02-12' })
  expect(screen).toContain('會從 2027/02/12 開始陸續寄出')
  expect(screen).not.toContain('個工作天')
  expect(await screenOf({})).toContain('製作和寄送約 10 個工作天')
  const shipped = { state: 'shipped', trackingNumber: 'RR1', trackingUrl: null }
  expect(await screenOf({ shippedFrom: '2027-02-12', shipment: shipped })).not.toContain('陸續寄出')
})

test('of an order that nobody paid nothing is called paid', async () => {
  for (const state of ['expired', 'cancelled']) {
    const screen = await screenOf({ state })
    expect(screen).toContain('<dt>訂單金額</dt><dd>NT$638</dd>')
    expect(screen).not.toContain('已付金額')
  }
  expect(await screenOf({})).toContain('<dt>已付金額</dt><dd>NT$638</dd>')
})

test('its parts add up to what was paid, and what was given back is said', async () => {
  const plain = await screenOf({})
  expect(plain).not.toContain('稅')
  expect(plain).not.toContain('已退款')
  const taxed = await screenOf({ tax: twd('32'), total: twd('670'), refunded: twd('100') })
  expect(taxed).toContain('<dt>稅</dt><dd>NT$32</dd>')
  expect(taxed).toContain('<dt>已退款</dt><dd>NT$100</dd>')
})

test('who had nothing to pay is told so, and no way to pay', async () => {
  const label = /<dt>付款方式<\/dt><dd>([^<]*)/
  expect(label.exec(await screenOf({ total: twd('0') }))?.[1]).toBe('不需付款')
  expect(label.exec(await screenOf({}))?.[1]).toBe('信用卡')
})
