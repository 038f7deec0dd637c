import { expect, test } from 'vitest'
import { faultsOf } from '#sandbox/lulu/print-job'
import { buildPrintedBook, buildPrintOrder } from '../../../tests/shop/build-print-order.ts'
import { luluJob } from './lulu-job.ts'

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
