import { type Answer, json } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { cancelIntent, confirmIntent, createIntent } from './intents.ts'
import type { Intent } from './objects.ts'
import { createRefund } from './refunds.ts'
import { stripeSandbox } from './sandbox-keys.ts'
import { invalid, noSuch, stripeError } from './stripe-error.ts'
import type { StripeState } from './stripe-state.ts'

/** `/v1/...`: what the account may call with its secret key, and browsers with the publishable one and an intent's own secret. */
export function answerApi(state: StripeState, request: SandboxRequest): Answer {
  const [, resource = '', id, action] = request.segments
  const key = keyOf(request)
  const intent = resource === 'payment_intents' && id !== undefined ? state.intents.get(id) : undefined
  const isBrowser = key === stripeSandbox.publishableKey
  if (!isBrowser && key !== stripeSandbox.secretKey)
    return stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  if (isBrowser && (!intent || request.fields.get('client_secret') !== intent.client_secret))
    return stripeError(401, { type: 'invalid_request_error', message: 'This needs a secret key' })
  if (request.method === 'GET') return read(state, request, intent)
  const idempotencyKey = request.headers['idempotency-key']
  if (typeof idempotencyKey !== 'string') return write(state, request, intent, action)
  const fingerprint = `${request.segments.join('/')}?${request.body}`
  const known = state.idempotency.find(idempotencyKey, fingerprint)
  if (known === 'other')
    return stripeError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters',
    })
  if (known) return { ...known, headers: { ...known.headers, 'idempotent-replayed': 'true' } }
  const answer = write(state, request, intent, action)
  state.idempotency.keep(idempotencyKey, fingerprint, answer)
  return answer
}

function keyOf({ headers, fields }: SandboxRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? fields.get('key') ?? undefined
}

function read(state: StripeState, { segments, query }: SandboxRequest, intent: Intent | undefined): Answer {
  const [, resource = '', id = ''] = segments
  if (resource === 'payment_intents') return intent ? json(200, intent) : noSuch('payment_intent', id)
  const of = query.get('payment_intent')
  const listed = (objects: { payment_intent: string }[]) => {
    const data = objects.filter(object => of === null || object.payment_intent === of)
    return json(200, { object: 'list', data, has_more: false, url: `/v1/${resource}` })
  }
  if (resource === 'refunds' && id === '') return listed(state.refunds.all())
  if (resource === 'refunds') {
    const refund = state.refunds.get(id)
    return refund ? json(200, refund) : noSuch('refund', id)
  }
  if (resource === 'charges') return listed(state.charges.all())
  return invalid(`Unrecognized request URL (GET: /${segments.join('/')})`)
}

function write(
  state: StripeState,
  request: SandboxRequest,
  intent: Intent | undefined,
  action: string | undefined,
): Answer {
  const [, resource = '', id] = request.segments
  if (resource === 'refunds' && id === undefined) return createRefund(state, request)
  if (resource === 'payment_intents' && id === undefined) return createIntent(state, request)
  if (resource === 'payment_intents' && !intent) return noSuch('payment_intent', id ?? '')
  if (intent && action === 'confirm') return confirmIntent(state, request, intent)
  if (intent && action === 'cancel') return cancelIntent(state, request, intent)
  return invalid(`Unrecognized request URL (POST: /${request.segments.join('/')})`)
}
