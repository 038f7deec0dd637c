import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '#domain/catalogue/languages'
import { standardPrices } from '#domain/prices/price-table'
import { wordsIn } from '../../i18n/words.ts'
import { priceTableQuery } from '../prices/region-prices-query.ts'
import { AddressForm } from './address-form.tsx'

/** A new address in the region of a language, where the courier takes this for a home. */
async function formIn(
  language: Language,
  region: 'TW' | 'HK',
  nonCommercialFee: string | null,
): Promise<string> {
  const i18n = await wordsIn(language, ['web-addresses', 'web-frame'])
  const client = new QueryClient()
  const { currency, page, shipping, deliveryDays } = standardPrices[region]
  const row = { region, currency, price: page, shipping, deliveryDays, nonCommercialFee }
  client.setQueryData(priceTableQuery.queryKey, { prices: [row] } as never)
  const form = createElement(AddressForm, { uid: 'me', save: 'save', onSaved: () => undefined })
  const queried = createElement(QueryClientProvider, { client }, form)
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(MantineProvider, null, queried)),
  )
}

test('what the courier takes more for a home is said as it is now, wherever it is taken', async () => {
  expect(await formIn('zh-hk', 'HK', '45')).toContain('HK$45')
  expect(await formIn('zh-tw', 'TW', '60')).toContain('快遞公司另收 NT$60')
})

test('where nothing is taken, nobody is asked', async () => {
  expect(await formIn('zh-tw', 'TW', null)).not.toContain('這是商業地址')
  expect(await formIn('zh-hk', 'HK', null)).not.toContain('這是商業地址')
})
