import { z } from 'zod/mini'
import { useStore } from 'zustand'
import { keptForUser } from '../../session/kept-for-user.ts'

const shape = z.object({
  addressId: z.optional(z.string()),
  shipping: z.optional(z.enum(['standard', 'express'])),
  /** Absent: that of the address. */
  email: z.optional(z.string()),
  note: z._default(z.string(), ''),
  method: z.optional(z.enum(['card', 'paypal'])),
})

/** What was said of an order beside its books and coupons. */
export type CheckoutDraft = z.infer<typeof shape>

const store = keptForUser<CheckoutDraft>('checkout', { note: '' }, shape)

/** The draft of the order; it stays over reloads until the window is closed. */
export function useCheckoutDraft(): CheckoutDraft {
  return useStore(store)
}

export function changeDraft(part: Partial<CheckoutDraft>): void {
  store.setState(part)
}

/** An order was placed: the next one begins anew, but for where it is sent. */
export function endDraft(): void {
  const { addressId, email } = store.getState()
  store.setState({ ...(addressId && { addressId }), ...(email && { email }), note: '' }, true)
}
