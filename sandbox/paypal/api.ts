import { type Answer, json } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { captureOrder, createOrder, presentOrder, refundCapture } from './orders.ts'
import { paypalError } from './paypal-error.ts'
import { paypalSignature } from './paypal-signature.ts'
import type { PaypalState } from './paypal-state.ts'
import { paypalSandbox } from './sandbox-account.ts'

const tokenSeconds = 32_400

/** What the account may call: a token by its own credentials, everything else by that. */
export function answerApi(state: PaypalState, request: SandboxRequest): Answer {
  const path = request.segments.join('/')
  if (path === 'v1/oauth2/token') return giveToken(state, request)
  if (!hasToken(state, request)) return paypalError(401, 'AUTHENTICATION_FAILURE')
  if (path === 'v1/notifications/verify-webhook-signature') return verifySignature(request)
  const [, , resource = '', id = '', action] = request.segments
  if (request.method === 'GET' && resource === 'orders') {
    const order = state.orders.get(id)
    return order ? json(200, presentOrder(order, request.base)) : paypalError(404, 'RESOURCE_NOT_FOUND')
  }
  if (request.method !== 'POST') return paypalError(404, 'RESOURCE_NOT_FOUND')
  const key = request.headers['paypal-request-id']
  // its answers are kept by what is called, and not by what was said in the call
  const known = typeof key === 'string' ? state.idempotency.find(`${path} ${key}`, path) : undefined
  if (known && known !== 'other') return known
  const answer = write(state, request, { resource, id, action })
  if (typeof key === 'string' && answer.status < 300) state.idempotency.keep(`${path} ${key}`, path, answer)
  return answer
}

function write(
  state: PaypalState,
  request: SandboxRequest,
  { resource, id, action }: { resource: string; id: string; action: string | undefined },
): Answer {
  if (resource === 'orders' && id === '') return createOrder(state, request)
  if (resource === 'orders' && action === 'capture') return captureOrder(state, request, id)
  if (resource === 'captures' && action === 'refund') return refundCapture(state, request, id)
  return paypalError(404, 'RESOURCE_NOT_FOUND')
}

function giveToken(state: PaypalState, { headers, fields }: SandboxRequest): Answer {
  const { clientId, clientSecret } = paypalSandbox
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  if (headers.authorization !== basic || fields.get('grant_type') !== 'client_credentials')
    return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })
  const value = `A21AA${state.newId()}`
  state.tokens.set(value, state.now().getTime() + tokenSeconds * 1000)
  return json(200, { access_token: value, token_type: 'Bearer', expires_in: tokenSeconds })
}

function hasToken(state: PaypalState, { headers }: SandboxRequest): boolean {
  const value = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return (state.tokens.get(value) ?? 0) > state.now().getTime()
}

function verifySignature({ body }: SandboxRequest): Answer {
  const event = JSON.parse(body)
  const signature = paypalSignature({
    id: String(event.transmission_id),
    time: String(event.transmission_time),
    body: JSON.stringify(event.webhook_event),
  })
  const isGood = event.transmission_sig === signature && event.webhook_id === paypalSandbox.webhookId
  return json(200, { verification_status: isGood ? 'SUCCESS' : 'FAILURE' })
}
