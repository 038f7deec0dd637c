import type { ComponentType } from 'react'

/**
 * The screens of the shop, in a chunk of its own: what each of them is made of is no burden of the first load. Who begins to buy
 * goes through all steps, so they come together.
 */
export async function shopScreen(name: ShopScreen): Promise<{ Component: ComponentType }> {
  return { Component: await loads[name]() }
}

const payment = () => import('./app/payment.tsx')
const orders = () => import('./app/orders.tsx')
const coupons = () => import('./app/coupons.tsx')

const loads = {
  Checkout: async () => (await payment()).Checkout,
  PaymentCheckout: async () => (await payment()).PaymentCheckout,
  PaymentAddress: async () => (await payment()).PaymentAddress,
  PaymentTrade: async () => (await payment()).PaymentTrade,
  PaymentStatus: async () => (await payment()).PaymentStatus,
  TradeRedirect: async () => (await payment()).TradeRedirect,
  Addresses: async () => (await import('./app/addresses.tsx')).Addresses,
  Order: async () => (await orders()).Order,
  Orders: async () => (await orders()).Orders,
  Pdf: async () => (await orders()).Pdf,
  Coupons: async () => (await coupons()).Coupons,
  Desk: async () => (await import('./app/desk.tsx')).Desk,
  Claim: async () => (await coupons()).Claim,
} satisfies Record<string, () => Promise<ComponentType>>

export type ShopScreen = keyof typeof loads
