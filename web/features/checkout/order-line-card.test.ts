import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { bookPriceQuery } from '../prices/book-price-query.ts'
import { bookQuery } from '../reader/page-queries.ts'
import type { BasketLine } from './basket-lines.ts'
import { OrderLineCard } from './order-line-card.tsx'

const line: BasketLine = { bid: 'b1', binding: 'paperback', quantity: 1 }
const book = { bid: 'b1', title: '小島', author: '', typeset: 'a5-1', totalPage: 0, editable: true }
const words = await wordsIn('zh-tw', ['web-checkout', 'web-errors', 'web-frame'])
const copies = words.t('web-checkout:quantity.label')

/** The card of a line while the price of its book is so. */
function cardOf(binding: BasketLine['binding'], price?: object): string {
  const client = new QueryClient()
  client.setQueryData(bookQuery({ bid: 'b1' }).queryKey, book as never)
  client.setQueryData(bookPriceQuery('b1', 'TW').queryKey, price as never)
  const nothing = () => undefined
  const card = createElement(OrderLineCard, {
    line: { ...line, binding },
    quoted: undefined,
    region: 'TW',
    onChange: nothing,
    onRemove: nothing,
  })
  const queried = createElement(QueryClientProvider, { client }, createElement(MemoryRouter, null, card))
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: words }, createElement(MantineProvider, null, queried)),
  )
}

test('copies are asked for of what is printed alone: a PDF is one', () => {
  expect(cardOf('paperback')).toContain(`aria-label="${copies}"`)
  expect(cardOf('pdf')).not.toContain(`aria-label="${copies}"`)
})

test('a book that was emptied says so, and not that it is being counted', () => {
  const [empty, counting] = [words.t('web-errors:codes.bookEmpty'), words.t('web-checkout:counting')]
  const counted = cardOf('paperback', { counting: false, bindings: [] })
  expect(counted).toContain(empty)
  expect(counted).not.toContain(counting)
  const uncounted = cardOf('paperback', { counting: true, bindings: [] })
  expect(uncounted).toContain(counting)
  expect(uncounted).not.toContain(empty)
  expect(cardOf('paperback')).toContain(counting)
})

test('an A4 layout is pointed to only where A4 is printed', () => {
  const hint = words.t('web-checkout:binding.largerLayout')
  const told = (papers?: string[]) =>
    cardOf('paperback', { counting: false, bindings: [], papers }).includes(hint)
  expect([told(['a5', 'a4']), told(), told(['a5'])]).toEqual([true, true, false])
})
