import type { DeskRow } from '#contract/desk'

/** A paid paperback that is being made. */
export function buildRow({
  shipment,
  ...overrides
}: Partial<Omit<DeskRow, 'shipment'>> & { shipment?: Partial<DeskRow['shipment']> } = {}): DeskRow {
  return {
    oid: 'o1',
    number: '261123-A',
    state: 'paid',
    createdAt: '2026-11-23T00:00:00.000Z',
    paidAt: '2026-11-23T00:01:00.000Z',
    region: 'TW',
    total: { amount: '690', currency: 'TWD' },
    email: 'yijun@example.com',
    addressee: { firstName: '怡君', lastName: '林' },
    shippingWay: 'standard',
    book: { bid: 'b1', title: '我們的小日子', typeset: 'a5-1', binding: 'paperback', pages: 120, volumes: 1 },
    books: 1,
    trouble: null,
    ...overrides,
    shipment: {
      state: 'making',
      why: null,
      printer: null,
      jobId: null,
      trackingNumber: null,
      trackingUrl: null,
      reprints: 0,
      handedOverAt: null,
      shippedAt: null,
      ...shipment,
    },
  }
}
