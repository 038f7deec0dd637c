import { expect, test } from 'vitest'
import type { BookedOrder } from '#contract/desk-bookkeeping'
import { buildRow } from './build-row.ts'
import { moreOrdersCsv, ordersCsv } from './orders-csv.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' as const })
const booked = (change: Partial<BookedOrder> = {}): BookedOrder => {
  const { book: _, books: __, ...head } = buildRow()
  return {
    ...head,
    subtotal: usd('31.2'),
    discount: usd('3.12'),
    coupons: ['SPRING-10', 'POST'],
    shipping: usd('0'),
    surcharge: usd('4'),
    tax: usd('1.6'),
    total: usd('33.68'),
    refunded: usd('10.5'),
    method: 'paypal',
    ...change,
  }
}
const cellsOf = (row: BookedOrder) => {
  const [heading = '', line = ''] = ordersCsv([row]).slice(1).split('\r\n')
  const values = line.split(',')
  return Object.fromEntries(heading.split(',').map((name, index) => [name, values[index]]))
}

test('every order is a line, and what people typed neither breaks it nor is a formula', () => {
  const csv = ordersCsv([
    booked({
      number: '261123-B',
      addressee: { firstName: 'Ann, "the" one', lastName: 'Lee' },
      email: '=cmd()@example.com',
      coupons: ['-1-1'],
      shipment: { ...buildRow().shipment, state: 'shipped', trackingNumber: '-12' },
    }),
  ])
  expect(csv.startsWith('\uFEFFnumber,state,ordered_on,')).toBe(true)
  const [, line, end] = csv.split('\r\n')
  expect(line).toContain(`,"Ann, ""the"" one Lee",'=cmd()@example.com,`)
  expect(line).toContain(",'-12,")
  expect(line).toContain(",'-1-1,")
  expect(end).toBe('')
  expect(csv + moreOrdersCsv([booked()])).toBe(`${csv}${ordersCsv([booked()]).split('\r\n')[1]}\r\n`)
})

test('amounts have the digits of their currency, and nothing that a spreadsheet cannot add up', () => {
  expect(cellsOf(booked())).toMatchObject({
    currency: 'USD',
    subtotal: '31.20',
    discount: '3.12',
    coupons: 'SPRING-10 POST',
    shipping: '0.00',
    surcharge: '4.00',
    tax: '1.60',
    total: '33.68',
    refunded: '10.50',
    method: 'paypal',
  })
  const total = { amount: '12480', currency: 'TWD' as const }
  expect(cellsOf(booked({ total, method: null }))).toMatchObject({ total: '12480', method: '' })
})

test('days are those of the reader, as the days of the filter', () => {
  const lastMinute = new Date(2026, 9, 31, 23, 59).toISOString()
  const firstMinute = new Date(2026, 10, 1, 0, 1).toISOString()
  const shipment = { ...buildRow().shipment, shippedAt: firstMinute }
  expect(cellsOf(booked({ createdAt: lastMinute, paidAt: firstMinute, shipment }))).toMatchObject({
    ordered_on: '2026-10-31',
    paid_on: '2026-11-01',
    shipped_on: '2026-11-01',
    created_at: lastMinute,
  })
  expect(cellsOf(booked({ paidAt: null }))).toMatchObject({ paid_on: '', paid_at: '', shipped_on: '' })
})
