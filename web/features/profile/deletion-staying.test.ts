import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { wordsIn } from '../../i18n/words.ts'
import { DeletionStaying } from './deletion-staying.tsx'

test.each([
  ['zh-tw', '已付款的訂單：3 筆。'],
  ['zh-hk', '已付款的訂單：3 張。'],
  ['en', 'Paid orders: 3.'],
] as const)(
  'who has ordered is told which orders stay, and who has not is not: %s',
  async (language, orders) => {
    const i18n = await wordsIn(language, ['web-profile'])
    const said = (paidOrders: number) =>
      renderToStaticMarkup(
        createElement(I18nextProvider, { i18n }, createElement(DeletionStaying, { paidOrders })),
      )
    expect(said(3)).toContain(orders)
    expect(said(3)).toContain('180')
    expect(said(0)).not.toContain(orders.slice(0, 5))
    expect(said(0)).toContain('180')
  },
)
