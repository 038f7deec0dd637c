import { request } from 'undici'
import { z } from 'zod'
import { ProviderAway } from './payment-provider.ts'

export interface PaypalAnswer {
  status: number
  body: unknown
  /** Why PayPal would not, in its own words. */
  issue?: string
}

/** @throws ProviderAway where PayPal does not answer, or says that it cannot now. */
export type PaypalCall = (ask: {
  method: 'GET' | 'POST'
  path: string
  /** JSON as it is sent. */
  body?: string
  /** The same id does the same once. */
  requestId?: string
}) => Promise<PaypalAnswer>

/** PayPal's REST API by our own client: its SDK knows no hosts but its own. */
export function paypalClient(
  { clientId, clientSecret, apiUrl }: { clientId: string; clientSecret: string; apiUrl: string },
  now: () => Date,
): PaypalCall {
  let token: { value: string; endsAt: number } | undefined

  async function bearer(): Promise<string> {
    if (token && token.endsAt > now().getTime()) return token.value
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { status, body } = await send(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    if (status !== 200) throw new Error(`PayPal does not know us: status ${status}`)
    const { access_token, expires_in } = tokenShape.parse(body)
    token = { value: access_token, endsAt: now().getTime() + (expires_in - earlySeconds) * 1000 }
    return access_token
  }

  return async ({ method, path, body, requestId }) => {
    const ask = async () =>
      send(`${apiUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await bearer()}`,
          prefer: 'return=representation',
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
        ...(method === 'POST' && { body: body ?? '{}' }),
      })
    const answer = await ask()
    if (answer.status !== 401) return answer
    // it ended before its time
    token = undefined
    return ask()
  }
}

async function send(
  url: string,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<PaypalAnswer> {
  const { status, text } = await exchange(url, options)
  if (status >= 500 || status === 429) throw new ProviderAway(`${new URL(url).pathname}: status ${status}`)
  const body = parsed(text)
  const { details = [], name } = errorShape.safeParse(body).data ?? {}
  const issue = status < 400 ? undefined : (details[0]?.issue ?? name)
  return { status, body, ...(issue !== undefined && { issue }) }
}

async function exchange(url: string, options: Parameters<typeof send>[1]) {
  try {
    const { statusCode, body } = await request(url, {
      ...options,
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    })
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > mostBytes) throw new Error('the answer is too long')
      chunks.push(bytes)
    }
    return { status: statusCode, text: Buffer.concat(chunks).toString('utf8') }
  } catch (error) {
    throw new ProviderAway(new URL(url).pathname, error)
  }
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    throw new ProviderAway('not JSON', error)
  }
}

const tokenShape = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const errorShape = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})
const earlySeconds = 60
const patienceMs = 15_000
const mostBytes = 1024 * 1024
