import type { OrderLineRow, OrderRow } from '#server/features/shop/orders/schema'

/** One paperback of 100 pages to Taipei, not paid yet. */
export function buildOrder({ bid, ...overrides }: Partial<OrderRow> & { uid: string; bid: string }): {
  order: OrderRow
  line: OrderLineRow
} {
  const oid = overrides.oid ?? `order-${bid}`
  return {
    order: {
      oid,
      number: `261123-${oid}`,
      state: 'pending',
      region: 'TW',
      currency: 'TWD',
      subtotalMinor: 520,
      discountMinor: 0,
      shippingMinor: 170,
      surchargeMinor: 0,
      taxMinor: 0,
      totalMinor: 690,
      shippingWay: 'standard',
      freeShipping: null,
      deliveryDays: 10,
      address: null,
      email: 'yijun@example.com',
      note: '',
      language: 'zh-tw',
      idempotencyKey: null,
      bodyHash: null,
      createdAt: new Date('2026-11-23T00:00:00Z'),
      paidAt: null,
      hiddenAt: null,
      ...overrides,
    },
    line: {
      oid,
      seq: 1,
      bid,
      title: '我們的小日子',
      author: '怡君',
      bookType: 'diarybook',
      typeset: 'a5-2',
      binding: 'paperback',
      quantity: 1,
      pages: 100,
      billedPages: 100,
      volumes: 1,
      subtotalMinor: 520,
      discountMinor: 0,
    },
  }
}
