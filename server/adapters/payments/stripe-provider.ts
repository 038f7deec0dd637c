import Stripe from 'stripe'
import { invariant } from '#domain/invariant'
import type { StripeSettings } from '../../settings-shape.ts'
import {
  type Outcome,
  type PaymentProvider,
  ProviderAway,
  type ProviderEvent,
  type RefundName,
} from './payment-provider.ts'
import { chargedBy, stripeAmount } from './stripe-amounts.ts'
import { callStripe, stripeClient } from './stripe-client.ts'
import { stripeReason } from './stripe-reasons.ts'

/** Cards by Stripe's payment intents: what the card is goes from the browser to Stripe, and never comes here. */
export function stripeProvider(settings: StripeSettings, now: () => Date): PaymentProvider {
  const stripe = stripeClient(settings)
  const look = async (providerId: string) => {
    try {
      return outcomeOf(await callStripe('look', () => stripe.paymentIntents.retrieve(providerId)))
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return unknownThere
      throw error
    }
  }
  const findRefund = async (providerId: string, amount: number, name: RefundName) => {
    const { data } = await callStripe('list refunds', () =>
      stripe.refunds.list({ payment_intent: providerId, limit: mostRefunds }),
    )
    const given = data.filter(refund => !isUndone(refund))
    return (
      given.find(refund => refund.metadata?.[refundName] === name.key) ??
      given.find(refund => refund.amount === amount && mayBeUnnamed(refund, name))
    )
  }
  return {
    takes: () => true,
    async begin({ key, pid, oid, amount, description, email }) {
      const intent = await callStripe('begin', () =>
        stripe.paymentIntents.create(
          {
            ...stripeAmount(amount),
            allowed_payment_method_types: ['card'],
            description,
            receipt_email: email,
            metadata: { pid, oid },
          },
          { idempotencyKey: key },
        ),
      )
      return { providerId: intent.id, resume: { clientSecret: secretOf(intent) } }
    },
    look,
    async cancel(providerId) {
      try {
        return outcomeOf(await callStripe('cancel', () => stripe.paymentIntents.cancel(providerId)))
      } catch (error) {
        // paid or ended meanwhile
        if (hasCode(error, 'payment_intent_unexpected_state')) return look(providerId)
        if (hasCode(error, 'resource_missing')) return unknownThere
        throw error
      }
    },
    async refund(providerId, money, name) {
      const { key, nth } = name
      const { amount } = stripeAmount(money)
      try {
        // a key is forgotten after a day, the refund is not
        const given = await findRefund(providerId, amount, name)
        if (given) return { refundId: given.id }
        const refund = await callStripe('refund', () =>
          stripe.refunds.create(
            {
              payment_intent: providerId,
              amount,
              metadata: { [refundName]: key },
            },
            // for so long, a key is answered by what was said to it first, a refusal too
            { idempotencyKey: nth === 1 ? key : `${key}-${nth}` },
          ),
        )
        return isUndone(refund)
          ? { refused: refund.failure_reason ?? refund.status ?? '' }
          : { refundId: refund.id }
      } catch (error) {
        // the key was used before refunds had names, and what came of that may not be listed yet: no answer to this
        if (error instanceof Stripe.errors.StripeIdempotencyError) throw new ProviderAway('refund', error)
        if (error instanceof Stripe.errors.StripeInvalidRequestError)
          return { refused: error.code ?? error.type }
        throw error
      }
    },
    async readEvent(headers, rawBody) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') return undefined
      try {
        const { webhookSecret } = settings
        const at = now().getTime()
        return eventOf(
          stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, toleranceSeconds, undefined, at),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
        throw error
      }
    },
  }
}

/** Of the metadata of a refund: what we call it. */
const refundName = 'rid'
/** The newest of a payment: as many as Stripe lists at once, and far more than anybody gives back of an order. */
const mostRefunds = 100

const isUndone = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

/** Whether it may have been made before refunds had names, its answer lost: of nobody, and not older than the asking by both clocks. */
function mayBeUnnamed({ id, metadata, created }: Stripe.Refund, { since, otherIds }: RefundName): boolean {
  if (metadata?.[refundName] !== undefined || otherIds.includes(id)) return false
  return created >= since.getTime() / 1000 - clockSkewSeconds
}

const clockSkewSeconds = 60

/** An event is taken so long after it was signed, and not later: what somebody kept is not sent again for ever. */
const toleranceSeconds = 300

/** The account has no such payment: nothing can come of it any more. */
const unknownThere: Outcome = { state: 'failed', reason: 'paymentExpired' }

function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  if (intent.status === 'succeeded')
    return {
      state: 'succeeded',
      charged: chargedBy({ amount: intent.amount_received, currency: intent.currency }),
    }
  if (intent.status === 'canceled') return { state: 'failed', reason: 'paymentCancelled' }
  // the person has done all of it
  if (intent.status === 'processing') return { state: 'confirming', resume: {} }
  const resume = { clientSecret: secretOf(intent) }
  const error = intent.last_payment_error
  if (intent.status === 'requires_payment_method' && error)
    return { state: 'failed', reason: stripeReason(error), resume }
  return { state: 'confirming', resume }
}

function secretOf({ client_secret }: Stripe.PaymentIntent): string {
  invariant(client_secret !== null, 'an intent that is asked for by the secret key shows its secret')
  return client_secret
}

/** Every event that is listened to is about an intent, or about a charge or refund that names its own. */
function eventOf({ id, type, data: { object } }: Stripe.Event): ProviderEvent {
  const named = 'payment_intent' in object ? object.payment_intent : undefined
  const providerId =
    'object' in object && object.object === 'payment_intent'
      ? object.id
      : typeof named === 'string'
        ? named
        : undefined
  return { eventId: id, type, ...(providerId !== undefined && { providerId }) }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
