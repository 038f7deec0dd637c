import { createHmac } from 'node:crypto'

/** `Stripe-Signature`: HMAC-SHA256 of time and body (docs.stripe.com/webhooks, verify manually). */
export function stripeSignature(secret: string, seconds: number, body: string): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}
