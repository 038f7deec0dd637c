import { MantineProvider } from '@mantine/core'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { DeskBooks } from './desk-books.tsx'
import { DeskSums } from './desk-sums.tsx'

const twd = (amount: string) => ({ amount, currency: 'TWD' as const })
const order = {
  shippingWay: 'standard',
  sums: {
    subtotal: twd('1560'),
    discount: twd('104'),
    shipping: twd('0'),
    surcharge: twd('30'),
    tax: twd('74'),
    total: twd('1560'),
    freeShipping: 'coupon',
  },
  coupons: [
    { code: 'FREE', discount: twd('170'), takesOff: 'shipping' },
    { code: 'SPRING-10', discount: twd('104'), takesOff: 'books' },
  ],
}
const line = {
  seq: 1,
  title: '小島',
  author: '',
  typeset: 'a5-1',
  binding: 'paperback',
  quantity: 2,
  pages: 20,
  billedPages: 60,
  volumes: 1,
  subtotal: twd('1040'),
  discount: twd('104'),
  total: twd('936'),
  files: null,
}

async function markupOf(element: ReactElement): Promise<string> {
  const i18n = await wordsIn('zh-tw', ['web-desk', 'web-orders', 'web-books', 'web-frame'])
  const themed = createElement(MantineProvider, null, element)
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, themed))
}

test('the staff sees each part of a total, and which coupon took what off', async () => {
  // only what this part of the screen reads
  const markup = await markupOf(createElement(DeskSums, { order: order as never }))
  const rows = [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value])
  expect(rows).toEqual([
    ['書價', 'NT$1,560'],
    ['折扣', '−NT$104'],
    ['優惠券', 'FREE（運費 −NT$170，已扣除）・SPRING-10（書價 −NT$104）'],
    ['運費', 'NT$0'],
    ['附加費', 'NT$30'],
    ['稅', 'NT$74'],
    ['免運原因', '使用優惠券'],
    ['訂單金額', '<strong>NT$1,560</strong>'],
  ])
})

test('a book says what it costs, for how many copies and pages, and what was taken off', async () => {
  const markup = await markupOf(createElement(DeskBooks, { lines: [line] as never }))
  expect(markup).toContain('NT$936')
  expect(markup).toContain('NT$1,040 −NT$104')
  expect(markup).toContain('20 頁・以 60 頁計價・2 本')
  const plain = { ...line, billedPages: 20, discount: twd('0'), total: twd('1040') }
  const without = await markupOf(createElement(DeskBooks, { lines: [plain] as never }))
  expect(without).not.toContain('計價')
  expect(without).not.toContain('−')
})
