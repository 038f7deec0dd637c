import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { ordersQuery } from '../orders/order-queries.ts'
import { EmptyBasket } from './empty-basket.tsx'

/** The screen of somebody who has ordered this. */
async function screenOf(orders: readonly object[]): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-checkout', 'web-frame'])
  const client = new QueryClient()
  client.setQueryData(ordersQuery('me').queryKey, { orders, covers: {} } as never)
  const basket = createElement(EmptyBasket, { uid: 'me' })
  const routed = createElement(MemoryRouter, null, basket)
  const queried = createElement(QueryClientProvider, { client }, routed)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, queried)),
  )
}

const order = {
  oid: 'o1',
  number: '261126-A',
  total: { amount: '1174', currency: 'TWD' },
  lines: [{ bid: 'b1' }],
}

test('who left a payment finds it where the basket was', async () => {
  const screen = await screenOf([{ ...order, state: 'pending' }])
  expect(screen).toContain('訂單 261126-A，NT$1,174。')
  expect(screen).toContain('href="/app/payment/b1/status?oid=o1"')
})

test('a basket is empty where nothing waits for a payment', async () => {
  const screen = await screenOf([{ ...order, state: 'paid' }])
  expect(screen).toContain('購物籃是空的')
  expect(screen).not.toContain('/status')
})
