import { expect, test } from 'vitest'
import type { OrderAnswer } from '#contract/orders'
import type { Language } from '#domain/catalogue/languages'
import { buildOrderAnswer } from '../../../tests/web/build-order-answer.ts'
import { inEachLanguage, type Message } from '../../../tests/web/in-each-language.ts'
import { ApiError } from '../../api/api-error.ts'
import { drawScreen, type Reads } from '../../ui/draw-for-test.ts'
import { Order } from './order.tsx'
import { orderQuery, ordersQuery, printbookQuery } from './order-queries.ts'
import { Orders } from './orders.tsx'
import { Pdf } from './pdf.tsx'

// What the screens of orders say when they are opened (specification 4, 5 and 8); what they say after a press is shown by
// tests/journeys/buying-messages.test.ts.

type Draw = (language: Language) => Promise<string[]>

const screen =
  (component: typeof Order, at: string, ...reads: Reads): Draw =>
  language =>
    drawScreen(component, { language, words: ['web-orders', 'web-frame', 'web-books'], reads, at })

const failure = (status: number) => ({ error: new ApiError(status, undefined) })

/** One order that is so. */
const order = (change: Partial<OrderAnswer>) =>
  screen(Order, '/app/order?oid=o1', [orderQuery('o1'), { data: buildOrderAnswer(change) }])

const shipped = { state: 'shipped', trackingNumber: 'RR1', trackingUrl: null } as const

/** The files of a PDF that is so far. */
const files = (change: object) =>
  screen(
    Pdf,
    '/app/pdf?oid=o1',
    [orderQuery('o1'), { data: buildOrderAnswer({ state: 'paid' }) }],
    [
      printbookQuery('o1'),
      { data: { state: 'making', done: 30, volumes: [volume], readings: [reading], ...change } },
    ],
  )
const reading = { bid: 'b1', title: '小島', href: null }
const volume = { bid: 'b1', title: '小島', binding: 'pdf', volume: 1, cover: null, inner: null }

const messages: readonly Message<Draw>[] = [
  [
    'web-orders:failed',
    '訂單載入失敗',
    '訂單未能載入',
    'Orders failed to load',
    screen(Orders, '/app/orders', [ordersQuery('me'), failure(500)]),
  ],
  [
    'web-orders:failed of one',
    '訂單載入失敗',
    '訂單未能載入',
    'Orders failed to load',
    screen(Order, '/app/order?oid=o1', [orderQuery('o1'), failure(500)]),
  ],
  [
    'web-orders:none',
    '找不到這筆訂單',
    '找不到這張訂單',
    'No such order',
    screen(Order, '/app/order?oid=o1', [orderQuery('o1'), failure(404)]),
  ],
  ['web-orders:status.pending', '等待付款', '等待付款', 'To be paid', order({})],
  [
    'web-orders:status.making',
    '還沒寄出，書正在製作',
    '未寄出，書正在製作',
    'Not shipped yet: the book is being made',
    order({ state: 'paid' }),
  ],
  ['web-orders:status.shipped', '已寄出', '已寄出', 'Shipped', order({ state: 'paid', shipment: shipped })],
  [
    'web-orders:pdf.readingMaking',
    '閱讀版製作中',
    '閱讀版製作中',
    'The reading edition is being made',
    files({}),
  ],
  ['web-orders:pdf.coverMaking', '封面製作中', '封面製作中', 'The cover is being made', files({})],
  ['web-orders:pdf.innerMaking', '內頁製作中', '內頁製作中', 'The inner pages are being made', files({})],
  [
    'web-orders:pdf.none',
    '付款之後，檔案就會開始製作。',
    '付款後，檔案便會開始製作。',
    'The files are made once the order is paid.',
    files({ state: 'none', volumes: [], readings: [] }),
  ],
  [
    'web-orders:pdf.failed',
    '檔案沒有做成，我們會處理並寫信告訴你。',
    '檔案未能製作，我們會跟進並以電郵通知你。',
    'The files could not be made. We will see to it and write to you.',
    files({ state: 'failed' }),
  ],
]

test.each(inEachLanguage(messages))('in $language: $key', async ({ language, sentence, shownBy }) => {
  expect(await shownBy(language)).toContain(sentence)
})
