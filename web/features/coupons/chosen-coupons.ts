import { z } from 'zod/mini'
import { useStore } from 'zustand'
import { keptForUser } from '../../session/kept-for-user.ts'

const shape = z.object({ codes: z.array(z.string()) })

/** Codes of the coupons that the person wants to use; kept until the window is closed. */
const chosenCoupons = keptForUser('coupons of the order', { codes: [] }, shape)

/** Most coupons of an order: one for the books and one for the delivery (open points). */
const mostCoupons = 2

/** One more; of too many, those chosen before go. */
export function chooseCoupon(code: string): void {
  const others = chosenCoupons.getState().codes.filter(chosen => chosen !== code)
  setCoupons([...others, code].slice(-mostCoupons))
}

export function dropCoupon(code: string): void {
  setCoupons(chosenCoupons.getState().codes.filter(chosen => chosen !== code))
}

export function setCoupons(codes: readonly string[]): void {
  chosenCoupons.setState({ codes: [...codes] })
}

export function useChosenCoupons(): readonly string[] {
  return useStore(chosenCoupons, ({ codes }) => codes)
}
