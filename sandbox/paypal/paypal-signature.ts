import { createHmac } from 'node:crypto'
import { paypalSandbox } from './sandbox-account.ts'

/** Not PayPal's own way to sign: only PayPal itself is asked whether a signature is good. */
export function paypalSignature({ id, time, body }: { id: string; time: string; body: string }): string {
  return createHmac('sha256', paypalSandbox.clientSecret)
    .update(`${id}|${time}|${paypalSandbox.webhookId}|${body}`)
    .digest('base64')
}
