import { z } from 'zod/mini'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

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

const name = 'checkout'

const store = createStore<CheckoutDraft>(stored)

/** The draft of the order; it stays over reloads until the window is closed. */
export function useCheckoutDraft(): CheckoutDraft {
  return useStore(store)
}

export function changeDraft(part: Partial<CheckoutDraft>): void {
  store.setState(part)
  keep()
}

/** An order was placed: the next one begins anew, but for where it is sent. */
export function endDraft(): void {
  const { addressId, email } = store.getState()
  store.setState({ ...(addressId && { addressId }), ...(email && { email }), note: '' }, true)
  keep()
}

function keep(): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(store.getState()))
  } catch {
    // a closed storage forgets it with the page
  }
}

function stored(): CheckoutDraft {
  try {
    return shape.parse(JSON.parse(sessionStorage.getItem(name) ?? '{}'))
  } catch {
    return { note: '' }
  }
}
