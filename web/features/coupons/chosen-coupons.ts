import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const name = 'coupons of the order'

/** Codes of the coupons that the person wants to use; kept until the window is closed. */
const chosenCoupons = createStore<{ codes: readonly string[] }>(() => ({ codes: stored() }))

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
  chosenCoupons.setState({ codes })
  try {
    sessionStorage.setItem(name, codes.join(' '))
  } catch {
    // a closed storage forgets them with the page
  }
}

export function useChosenCoupons(): readonly string[] {
  return useStore(chosenCoupons, ({ codes }) => codes)
}

function stored(): string[] {
  try {
    return sessionStorage.getItem(name)?.split(' ').filter(Boolean) ?? []
  } catch {
    return []
  }
}
