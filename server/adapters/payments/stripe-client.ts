import Stripe from 'stripe'
import { ProviderAway } from './payment-provider.ts'
import { StripeHttp } from './stripe-http.ts'

/** The official client, by host, port and protocol of the address; a path before `/v1` is put in front of each call. */
export function stripeClient({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): Stripe {
  const { protocol, hostname, port, pathname } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    httpClient: new StripeHttp(pathname.replace(/\/$/, ''), patienceMs),
    timeout: patienceMs,
    // with a key of their own, calls may be repeated
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/** One call. @throws ProviderAway where Stripe does not answer, or says that it cannot now. */
export async function callStripe<T>(purpose: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await withoutStack(ask)
  } catch (error) {
    if (isAway(error)) throw new ProviderAway(purpose, error)
    throw error
  }
}

/** Begins a call. The client takes the stack of each, for the case that it fails: as much work as its request; the purpose says the same. */
function withoutStack<T>(ask: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return ask()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode } = error
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // 409: the same key is being used at this moment
    (statusCode !== undefined && (statusCode >= 500 || statusCode === 409))
  )
}

const patienceMs = 15_000
