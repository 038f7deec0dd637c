import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type FormEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PaymentMethod } from '#contract/orders'
import { wordsIn } from '../../i18n/words.ts'
import { RenderedFor } from '../../session/rendered-for.ts'
import { addressesQuery } from '../addresses/address-queries.ts'
import { basketQuery, checkQuery } from './checkout-queries.ts'
import { PaymentTrade } from './payment-trade.tsx'
import { useOrder } from './use-order.ts'
import { usePay } from './use-pay.ts'

afterEach(() => vi.unstubAllGlobals())

const line = { bid: 'b1', binding: 'pdf', quantity: 1 } as const
const body = { lines: [line], region: 'TW', shipping: 'email', coupons: [] } as const
const words = await wordsIn('zh-tw', ['web-checkout', 'web-frame', 'web-errors', 'web-prices'])
const asks = words.t('web-checkout:trade.method')
const asksForCard = words.t('web-checkout:card.number')

/** Draws it for a buyer whose PDF costs so much where these ways to pay are set up. */
function draw(screen: () => React.ReactNode, amount: string, methods: readonly PaymentMethod[]): string {
  const client = new QueryClient()
  const sum = (amount: string) => ({ amount, currency: 'TWD' })
  const sums = { subtotal: sum('900'), discount: sum('900'), shipping: sum('0'), surcharge: sum('0') }
  const check = {
    ...{ version: 'v1', region: 'TW', lines: [], ...sums, tax: sum('0'), total: sum(amount), methods },
    ...{ freeShipping: null, printedPages: 0, deliveryDays: 1, shippedFrom: null, providerFee: null },
    ...{ coupons: [], proposedCoupons: [], refusedCoupons: [] },
  }
  client.setQueryData(basketQuery('me').queryKey, { lines: [line], version: 'a' })
  client.setQueryData(addressesQuery('me').queryKey, { addresses: [{ email: 'me@example.com' }] } as never)
  client.setQueryData(checkQuery(body as never).queryKey, check as never)
  const routed = createElement(MemoryRouter, null, createElement(screen))
  const queried = createElement(QueryClientProvider, { client }, createElement(MantineProvider, null, routed))
  const person = { value: { uid: 'me', avatar: '' }, children: queried }
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: words }, createElement(RenderedFor, person)),
  )
}

test('nobody is asked how to pay nothing, nor for a card', () => {
  const free = draw(PaymentTrade, '0', ['card'])
  expect(free).not.toContain(asks)
  expect(free).not.toContain(asksForCard)
  const paid = draw(PaymentTrade, '900', ['card'])
  expect(paid).toContain(asks)
  expect(paid).toContain(asksForCard)
})

test.each([{ methods: [] }, { methods: ['card'] }, { methods: ['card', 'paypal'] }] as const)(
  'what costs nothing is ordered where these ways to pay are set up: $methods',
  async ({ methods }) => {
    let submit: (event: FormEvent) => void = () => undefined
    draw(
      () => {
        submit = usePay(useOrder()).submit
        return null
      },
      '0',
      methods,
    )
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
    const asked = new Promise(resolve => {
      vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
        resolve([address, JSON.parse(String(body))])
        // the order is on its way
        return new Promise(() => undefined)
      })
    })
    submit({ preventDefault: () => undefined } as FormEvent)
    expect(await asked).toEqual([
      '/api/0.1/orders/',
      expect.objectContaining({ method: 'card', total: { amount: '0', currency: 'TWD' } }),
    ])
  },
)
