import { expect, test } from 'vitest'
import { buildRow } from './build-row.ts'
import { ordersCsv } from './orders-csv.ts'

test('every order is a line, and what people typed neither breaks it nor is a formula', () => {
  const csv = ordersCsv([
    buildRow(),
    buildRow({
      number: '261123-B',
      addressee: { firstName: 'Ann, "the" one', lastName: 'Lee' },
      email: '=cmd()@example.com',
      shipment: { state: 'shipped', trackingNumber: '-12' },
    }),
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFnumber,state,created_at,paid_at,region,total,currency,addressee,email,shipping_way,shipment,why,trouble,printer,reprints,handed_over_at,shipped_at,tracking_number',
    '261123-A,paid,2026-11-23T00:00:00.000Z,2026-11-23T00:01:00.000Z,TW,690,TWD,林怡君,yijun@example.com,standard,making,,,,0,,,',
    `261123-B,paid,2026-11-23T00:00:00.000Z,2026-11-23T00:01:00.000Z,TW,690,TWD,"Ann, ""the"" one Lee",'=cmd()@example.com,standard,shipped,,,,0,,,'-12`,
    '',
  ])
})
