import { useNavigate } from 'react-router'
import type { PaymentAnswer } from '#contract/orders'
import { statusAddress } from '../orders/status-address.ts'
import { goTo } from './go-to.ts'
import type { Card } from './use-card.ts'

/**
 * Goes on with a payment that was begun: charges the card, or goes to PayPal; then to its status, which asks our server how it
 * ended. What a provider says in the browser is never believed.
 */
export function useFinishPayment() {
  const navigate = useNavigate()
  return async (placed: { oid: string; bid: string; email: string; payment: PaymentAnswer }, card: Card) => {
    const { oid, bid, email, payment } = placed
    const { state, approveUrl, clientSecret } = payment
    if (state === 'confirming' && approveUrl) return goTo(approveUrl)
    if (state === 'confirming' && clientSecret) await card.charge(clientSecret, email).catch(() => undefined)
    // back does not lead into a form that was paid
    await navigate(statusAddress(bid, oid), { replace: true })
  }
}
