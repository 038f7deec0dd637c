import { expect, test } from 'vitest'
import { bindingNames } from '#domain/catalogue/bindings'
import { trims } from '#domain/catalogue/papers'
import { faultsOf } from '#sandbox/lulu/print-job'
import { buildPrintedBook, buildPrintOrder } from '../../../tests/shop/build-print-order.ts'
import { luluJob, luluPapers } from './lulu-job.ts'

const none = { city: '', state: '', postalCode: '' }

test.each([
  [
    { ...none, country: 'SG', postalCode: '238801' },
    { city: 'Singapore', postcode: '238801' },
  ],
  [{ ...none, country: 'MO', state: 'TAIPA' }, { city: 'Taipa, Macao' }],
  [
    { ...none, country: 'HK', city: '灣仔', state: 'HK' },
    { city: '灣仔', state_code: 'HK' },
  ],
  [
    { ...none, country: 'MY', city: 'Ipoh', state: '08', postalCode: '30000' },
    { city: 'Ipoh', postcode: '30000' },
  ],
  [
    { country: 'US', city: 'Boston', state: 'MA', postalCode: '02101' },
    { city: 'Boston', state_code: 'MA', postcode: '02101' },
  ],
])('Lulu takes an order to %o', (address, sent) => {
  const job = luluJob(buildPrintOrder({ address }), 'b@days.example')
  expect(faultsOf(job)).toEqual({})
  expect(job.shipping_address).toEqual({
    name: '林怡君',
    street1: '中正路 1 號',
    country_code: address.country,
    phone_number: '+886 912345678',
    email: 'yijun@example.com',
    ...sent,
  })
})

test.each(['', ' '])('a book with the title "%s" has the number of its order', title => {
  const books = [1, 2].map(volume => buildPrintedBook({ title, volume, volumes: 2 }))
  const job = luluJob(buildPrintOrder({ number: 'N-7', books }), 'b@days.example')
  expect(faultsOf(job)).toEqual({})
  expect(job.line_items.map(item => item.title)).toEqual(['N-7 1', 'N-7 2'])
})

test('the trim of each book that Lulu is given is that of its pages, to a fifth of a millimetre', () => {
  expect(luluPapers).toEqual(['a5'])
  const books = luluPapers.flatMap(paper => bindingNames.map(binding => buildPrintedBook({ paper, binding })))
  const { line_items } = luluJob(buildPrintOrder({ books }), 'b@days.example')
  for (const [i, { printable_normalization: printable }] of line_items.entries()) {
    const [, ...inches] = /^(\d{4})X(\d{4})\./.exec(printable.pod_package_id) ?? []
    const [widthMm = 0, heightMm = 0] = inches.map(hundredths => Number(hundredths) * 0.254)
    const trim = trims[books[i]?.paper ?? 'a4']
    expect(Math.abs(widthMm - trim.width)).toBeLessThan(0.2)
    expect(Math.abs(heightMm - trim.height)).toBeLessThan(0.2)
  }
})

test('a book that Lulu has no trim for is not given to him', () => {
  const order = buildPrintOrder({ books: [buildPrintedBook({ paper: 'a4' })] })
  expect(() => luluJob(order, 'b@days.example')).toThrow('no trim')
})
