import { request } from 'undici'
import { stripeSandbox } from './sandbox-keys.ts'

/** What Stripe.js does with a card, and the holder with the bank's question. Tests act as the browser here. */
export async function payByCard(
  base: string,
  clientSecret: string,
  number: string,
  {
    answer = 'pass',
    year = '40',
    code = '123',
  }: { answer?: 'pass' | 'fail'; year?: string; code?: string } = {},
): Promise<{ status: number; intentStatus: string }> {
  const id = clientSecret.split('_secret_')[0] ?? ''
  const fields = {
    key: stripeSandbox.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': code,
  }
  const { status, body } = await post(`${base}/v1/payment_intents/${id}/confirm`, fields)
  const challenge = body.next_action?.use_stripe_sdk?.stripe_js
  if (challenge !== undefined) await post(challenge, { answer })
  const query = new URLSearchParams({ key: stripeSandbox.publishableKey, client_secret: clientSecret })
  const after = await request(`${base}/v1/payment_intents/${id}?${query}`)
  // the sandbox's own answer
  const intent = (await after.body.json()) as { status: string }
  return { status, intentStatus: intent.status }
}

interface Confirmed {
  next_action?: { use_stripe_sdk?: { stripe_js: string } } | null
}

async function post(
  url: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: Confirmed }> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const text = await body.text()
  return { status: statusCode, body: text.startsWith('{') ? JSON.parse(text) : {} }
}
