import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { OrderCard } from './order-card.tsx'

const none = { amount: '0', currency: 'TWD' }
const order = {
  oid: 'o1',
  number: '261126-A',
  state: 'paid',
  // where the reader is
  createdAt: new Date(2026, 10, 26, 9, 5).toISOString(),
  lines: [],
  ...{
    subtotal: none,
    discount: none,
    shipping: none,
    surcharge: none,
    tax: none,
    total: none,
    refunded: none,
  },
  shippingWay: 'email',
  address: null,
  email: 'yijun@example.com',
  note: '',
  coupons: [],
  payment: null,
  shipment: { state: 'sent', trackingNumber: null, trackingUrl: null },
}

test('an order of the list says at what time it was placed (specification 2, orders list)', async () => {
  const i18n = await wordsIn('zh-tw', ['web-orders', 'web-frame'])
  const card = createElement(OrderCard, { order: order as never, covers: {}, onDelete: () => undefined })
  const themed = createElement(MantineProvider, null, createElement(MemoryRouter, null, card))
  const screen = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, themed))
  expect(screen).toContain('261126-A，2026/11/26 09:05')
  expect(screen).toContain('<dt>成立時間</dt><dd>2026/11/26 09:05</dd>')
})
