import { expect, test } from 'vitest'
import { buildRow } from './build-row.ts'
import { waitingFirst, waitsFor } from './waits-for.ts'

test.each([
  [{ why: 'files failed' }, 'filesFailed'],
  [{ why: 'files objected' }, 'filesObjected'],
  [{ why: 'paper not printed' }, 'paperNotPrinted'],
  [{ why: 'refunded' }, 'refunded'],
  [{ why: 'not handed over' }, 'notHandedOver'],
  [{ why: 'The spine is too thin' }, 'printer'],
  [{ state: 'handedOver', printer: 'manual' }, 'toShip'],
  [{ state: 'handedOver', printer: 'lulu' }, undefined],
  [{ state: 'making' }, undefined],
] as const)('%o waits for %s', (shipment, what) => {
  expect(waitsFor(buildRow({ shipment }))).toBe(what)
})

test('money that is in trouble comes before what the printer waits for', () => {
  const shipment = { why: 'files failed' }
  expect(waitsFor(buildRow({ trouble: 'refundFailed', shipment }))).toBe('refundFailed')
  expect(waitsFor(buildRow({ trouble: 'amountMismatch' }))).toBe('amountMismatch')
})

test('what needs a hand comes first, the oldest first; the rest stays in its order', () => {
  const row = (oid: string, day: number, shipment: Parameters<typeof buildRow>[0] = {}) =>
    buildRow({ oid, createdAt: `2026-11-${day}T00:00:00.000Z`, ...shipment })
  const toShip = { shipment: { state: 'handedOver', printer: 'manual' } } as const
  const stuck = { shipment: { why: 'files failed' } } as const
  const rows = [
    row('new', 23),
    row('ship', 22, toShip),
    row('stuck', 21, stuck),
    row('old', 20),
    row('shipOld', 19, toShip),
    row('stuckOld', 18, stuck),
  ]
  expect(waitingFirst(rows).map(({ oid }) => oid)).toEqual([
    'stuckOld',
    'stuck',
    'shipOld',
    'ship',
    'new',
    'old',
  ])
})
