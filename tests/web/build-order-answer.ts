import type { OrderAnswer, OrderCheck } from '#contract/orders'

const twd = (amount: string) => ({ amount, currency: 'TWD' as const })

const line = {
  bid: 'b1',
  title: '小島',
  author: '怡君',
  bookType: 'diarybook',
  typeset: 'a5-1',
  binding: 'paperback',
  quantity: 1,
  pages: 90,
  billedPages: 90,
  volumes: 1,
  subtotal: twd('468'),
  discount: twd('0'),
  total: twd('468'),
} as const

const sums = {
  subtotal: twd('468'),
  discount: twd('0'),
  shipping: twd('170'),
  surcharge: twd('0'),
  tax: twd('0'),
  total: twd('638'),
}

/** What one paperback to Taiwan costs, payable by card. */
export function buildCheck(overrides: Partial<OrderCheck> = {}): OrderCheck {
  return {
    version: 'v1',
    region: 'TW',
    lines: [{ ...line }],
    ...sums,
    freeShipping: null,
    printedPages: 90,
    deliveryDays: 10,
    shippedFrom: null,
    providerFee: null,
    coupons: [],
    proposedCoupons: [],
    refusedCoupons: [],
    methods: ['card'],
    ...overrides,
  }
}

/** The order of that paperback, as it waits to be paid by card. */
export function buildOrderAnswer(overrides: Partial<OrderAnswer> = {}): OrderAnswer {
  return {
    oid: 'o1',
    number: '261126-A',
    state: 'pending',
    createdAt: '2026-11-26T10:00:00.000Z',
    paidAt: null,
    region: 'TW',
    lines: [{ ...line, isOnShelf: true }],
    ...sums,
    refunded: twd('0'),
    shippingWay: 'standard',
    freeShipping: null,
    deliveryDays: 10,
    shippedFrom: null,
    address: null,
    email: 'yijun@example.com',
    note: '',
    coupons: [],
    payment: { id: 'p1', method: 'card', state: 'confirming' },
    shipment: { state: 'none', trackingNumber: null, trackingUrl: null },
    ...overrides,
  }
}
