import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '#domain/catalogue/languages'
import { type RegionCode, regions } from '#domain/catalogue/regions'
import { standardPrices } from '#domain/prices/price-table'
import { wordsIn } from '../../i18n/words.ts'
import { priceTableQuery } from '../prices/region-prices-query.ts'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

/** What the home page and the questions say in a language, with other days than the catalogue's in a region. */
async function wordsOf(language: Language, changed?: { region: RegionCode; deliveryDays: number }) {
  const i18n = await wordsIn(language, ['web-home', 'web-faq', 'web-frame'])
  const client = new QueryClient()
  if (changed) {
    const { currency, page, shipping } = standardPrices[changed.region]
    const row = {
      ...regions[changed.region],
      currency,
      price: page,
      shipping,
      nonCommercialFee: null,
      ...changed,
    }
    client.setQueryData(priceTableQuery.queryKey, { prices: [row] } as never)
  }
  const both = [
    createElement(Steps, { key: 's' }),
    createElement(Questions, { key: 'q', items: ['web-faq:items.delivery'] }),
  ]
  const queried = createElement(QueryClientProvider, { client }, both)
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, queried))
}

test('each region is promised its own days', async () => {
  const english = await wordsOf('en')
  expect(english).toContain('At your door in about 12 working days.')
  expect(english).toContain('To United States in about 12 working days')
  expect(await wordsOf('zh-tw')).toContain('約 10 個工作天寄到家。')
})

test('days that the desk has changed are the ones that are promised', async () => {
  const english = await wordsOf('en', { region: 'US', deliveryDays: 8 })
  expect(english).toContain('At your door in about 8 working days.')
  expect(english).toContain('To United States in about 8 working days')
})
