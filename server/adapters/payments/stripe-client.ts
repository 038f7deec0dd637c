import Stripe from 'stripe'
import { ProviderAway } from './payment-provider.ts'

/** The official client, by host, port and protocol of the address; a path before `/v1` is put in front of each call. */
export function stripeClient({ secretKey, apiUrl }: { secretKey: string; apiUrl: string }): Stripe {
  const { protocol, hostname, port, pathname } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    ...(pathname !== '/' && { httpClient: belowPath(pathname) }),
    timeout: patienceMs,
    // with a key of their own, calls may be repeated
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function belowPath(prefix: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient()
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, ...rest) => makeRequest(host, port, `${prefix}${path}`, ...rest)
  return client
}

/** One call. @throws ProviderAway where Stripe does not answer, or says that it cannot now. */
export async function callStripe<T>(purpose: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isAway(error)) throw new ProviderAway(purpose, error)
    throw error
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
