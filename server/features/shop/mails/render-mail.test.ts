import { expect, test } from 'vitest'
import { languageCodes } from '#domain/catalogue/languages'
import { money } from '#domain/money/money'
import { type MailDetails, type MailedOrder, mailKinds } from './mailed-order.ts'
import { renderMail } from './render-mail.ts'

const site = { brandName: 'Daybound', publicOrigin: 'https://days.example' }
const details: MailDetails = {
  files: [{ kind: 'inner', volume: 1, title: '小島', href: 'https://days.example/f?a=1&b=2' }],
  until: new Date('2026-12-01T00:00:00Z'),
  tracking: { number: 'RR 123' },
  refunded: money(100, 'TWD'),
}

const buildOrder = (overrides: Partial<MailedOrder> = {}): MailedOrder => ({
  oid: 'o1',
  number: '2026-0001',
  placedAt: new Date('2026-11-22T20:00:00Z'),
  language: 'zh-tw',
  timeZone: 'Asia/Taipei',
  email: 'yijun@example.com',
  lines: [
    {
      title: '小島',
      author: '怡君',
      binding: 'paperback',
      quantity: 2,
      pages: 300,
      billedPages: 300,
      volumes: 2,
      total: money(3120, 'TWD'),
    },
  ],
  subtotal: money(3120, 'TWD'),
  discount: money(312, 'TWD'),
  shipping: money(0, 'TWD'),
  surcharge: money(0, 'TWD'),
  tax: money(0, 'TWD'),
  total: money(2808, 'TWD'),
  address: ['林怡君', '臺北市中正區 1 號'],
  deliveryDays: 10,
  shippedFrom: null,
  hasAccount: true,
  ...overrides,
})

test('a mail tells the order as it is, once in HTML and once in plain words', () => {
  const { subject, text, html } = renderMail('paid', buildOrder(), {}, site)
  expect(subject).toBe('付款完成，開始製作（訂單 2026-0001）')
  for (const words of [
    '《小島》',
    '平裝・300 頁，分 2 冊・2 套',
    'NT$3,120',
    '−NT$312',
    'NT$2,808',
    '2026年11月23日',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toContain('https://days.example/app/order?oid=o1')
  expect(text).not.toContain('附加費')
})

test.each(languageCodes.flatMap(language => mailKinds.map(kind => [language, kind] as const)))(
  'in %s a mail of the kind %s has all its words',
  (language, kind) => {
    const { subject, text, html } = renderMail(kind, buildOrder({ language }), details, site)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(subject).toContain('2026-0001')
    expect(html).toContain('<html lang="')
  },
)

test('the parts of a mail add up to its total: shipping, surcharge and tax are said where they are', () => {
  const parts = { shipping: money(170, 'TWD'), surcharge: money(30, 'TWD'), tax: money(150, 'TWD') }
  const { text } = renderMail('paid', buildOrder({ ...parts, total: money(3158, 'TWD') }), {}, site)
  for (const line of ['運費  NT$170', '非商業地址附加費  NT$30', '稅  NT$150', '總計  NT$3,158'])
    expect(text).toContain(line)
})

test('what people wrote is text, and no part of the page', () => {
  const lines = [{ ...buildOrder().lines[0], title: '<img src=x onerror="a">', author: "'&" }]
  const { html } = renderMail('paid', buildOrder({ lines: lines as MailedOrder['lines'] }), {}, site)
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=&#34;a&#34;&#62;')
})

test('links to files stand in both forms; who has no account is sent to no page of it', () => {
  const { text, html } = renderMail('pdfReady', buildOrder({ hasAccount: false }), details, site)
  expect(text).toContain('https://days.example/f?a=1&b=2')
  expect(html).toContain('href="https://days.example/f?a=1&#38;b=2"')
  expect(text).not.toContain('/app/order')
})

test('nothing is fetched: the cover comes along, or there is none', () => {
  const cover = renderMail('paid', buildOrder({ cover: Buffer.from('x') }), {}, site).html
  expect(cover.match(/src="([^"]*)"/g)).toEqual(['src="cid:cover"'])
  expect(renderMail('paid', buildOrder(), {}, site).html).not.toContain('<img')
})

test.each([
  ['zh-tw', 28, 60, '平裝・28 頁（以 60 頁計價）・1 本'],
  ['zh-hk', 28, 60, '平裝・28 頁（以 60 頁計價）・1 本'],
  ['en', 28, 60, 'Paperback · 28 pages (billed as 60) · quantity 1'],
  ['zh-tw', 92, 90, '平裝・92 頁（空白頁不收費，以 90 頁計價）・1 本'],
  ['en', 92, 90, 'Paperback · 92 pages (blank pages are free: billed as 90) · quantity 1'],
] as const)('in %s a book of %i pages says that %i are billed', (language, pages, billedPages, about) => {
  const [line] = buildOrder().lines
  if (!line) throw new Error('an order has a line')
  const lines = [{ ...line, pages, billedPages, volumes: 1, quantity: 1 }]
  expect(renderMail('paid', buildOrder({ language, lines }), {}, site).text).toContain(about)
})
