import { type Answer, json } from '../http/answer.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { brandOf, type Card, type CardFate, fateOf } from './cards.ts'
import type { Intent } from './objects.ts'
import { invalid, stripeError } from './stripe-error.ts'
import type { StripeState } from './stripe-state.ts'

export function createIntent(state: StripeState, { fields }: SandboxRequest): Answer {
  const amount = Number(fields.get('amount'))
  const currency = fields.get('currency') ?? ''
  if (!Number.isSafeInteger(amount) || amount < 1)
    return invalid('Invalid positive integer', 'parameter_invalid_integer')
  if (!/^[a-z]{3}$/.test(currency)) return invalid(`Invalid currency: ${currency}`)
  if (fields.get('allowed_payment_method_types[0]') !== 'card') return invalid('Only cards are played here')
  // Taiwan's dollar has cents here, and is charged without them
  if (currency === 'twd' && amount % 100 !== 0) return invalid('Invalid amount for twd', 'amount_invalid')
  const id = state.newId('pi')
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${state.newId('s').slice(2)}`,
    created: secondsOf(state.now()),
    description: fields.get('description'),
    receipt_email: fields.get('receipt_email'),
    metadata: metadataOf(fields),
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    livemode: false,
    last_payment_error: null,
    latest_charge: null,
    canceled_at: null,
    cancellation_reason: null,
    next_action: null,
  }
  return json(200, state.intents.put(intent))
}

/** A card is tried: charged, declined, or its holder is asked first. */
export function confirmIntent(state: StripeState, request: SandboxRequest, intent: Intent): Answer {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    return unexpected(intent)
  const card = cardIn(request.fields)
  const fate = fateOf(card, state.now())
  if (fate.kind !== 'challenge') return settleIntent(state, intent, fate, card)
  const challenge = `${request.base}/challenge/${intent.id}?client_secret=${intent.client_secret}&number=${card.number}`
  const challenged = state.intents.put({
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: challenge },
    },
  })
  state.tell('payment_intent.requires_action', challenged)
  return json(200, challenged)
}

/** What the bank said, once and for this card. */
export function settleIntent(
  state: StripeState,
  intent: Intent,
  fate: Exclude<CardFate, { kind: 'challenge' }>,
  { number }: Pick<Card, 'number'>,
): Answer {
  if (fate.kind === 'declined') return decline(state, intent, fate)
  const charge = state.charges.put({
    id: state.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    created: secondsOf(state.now()),
    paid: true,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
    payment_method_details: { type: 'card', card: { brand: brandOf(number), last4: number.slice(-4) } },
  })
  const paid = state.intents.put({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  })
  state.tell('payment_intent.succeeded', paid)
  return json(200, paid)
}

export function decline(
  state: StripeState,
  intent: Intent,
  { code, declineCode }: { code: string; declineCode?: string },
): Answer {
  const error = {
    type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
    code,
    ...(declineCode !== undefined && { decline_code: declineCode }),
    message: `The card was declined: ${declineCode ?? code}`,
  } as const
  const declined = state.intents.put({
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
  })
  state.tell('payment_intent.payment_failed', declined)
  return stripeError(402, { ...error, payment_intent: declined })
}

export function cancelIntent(state: StripeState, { fields }: SandboxRequest, intent: Intent): Answer {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent)
  const canceled = state.intents.put({
    ...intent,
    status: 'canceled',
    canceled_at: secondsOf(state.now()),
    cancellation_reason: fields.get('cancellation_reason'),
    next_action: null,
  })
  state.tell('payment_intent.canceled', canceled)
  return json(200, canceled)
}

const unexpected = (intent: Intent): Answer =>
  stripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}`,
    payment_intent: intent,
  })

function cardIn(fields: URLSearchParams): Card {
  const field = (name: string) => fields.get(`payment_method_data[card][${name}]`) ?? ''
  return {
    number: field('number').replace(/\D/g, ''),
    month: Number(field('exp_month')),
    year: Number(field('exp_year')),
    code: field('cvc'),
  }
}

export function metadataOf(fields: URLSearchParams): Record<string, string> {
  const entries = [...fields].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)
