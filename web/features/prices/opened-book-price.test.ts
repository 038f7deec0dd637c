import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import type { BookPriceProps } from './book-price.tsx'
import { bookPriceQuery } from './book-price-query.ts'
import { OpenedBookPrice } from './opened-book-price.tsx'

const words = await wordsIn('zh-tw', ['web-prices'])
const bound = (binding: 'paperback' | 'hardback', volumes: number, fewerPages?: number) => ({
  binding,
  pages: 204,
  volumes: Array(volumes),
  includedPages: 0,
  price: { amount: '700', currency: 'TWD' },
  next: fewerPages === undefined ? null : { fewerPages, volumes: 1 },
})

/** What is said of a book that is one paperback, and two hardbacks that four pages less would make one. */
function said(show: BookPriceProps['show'], counting = false): string {
  const client = new QueryClient()
  const data = { counting, bindings: [bound('paperback', 1), bound('hardback', 2, 4)] }
  client.setQueryData([...bookPriceQuery('b1', 'TW').queryKey, 7], data as never)
  const figures = createElement(OpenedBookPrice, { bid: 'b1', revision: 7, show })
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: words }, createElement(QueryClientProvider, { client }, figures)),
  )
}

test.each(['bindings', 'all'] as const)(
  'beside %s it is said in which binding few pages less save a volume',
  show => {
    expect(said(show)).toContain('精裝再少 4 頁，就只要 1 冊。')
    expect(said(show)).not.toContain('平裝再少')
    expect(said(show, true)).not.toContain('再少')
  },
)

test('a line of the paperback alone says nothing of volumes that would be saved', () => {
  expect(said('paperback')).not.toContain('再少')
})
