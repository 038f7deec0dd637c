import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { json, text } from '../http/answer.ts'
import { Idempotency } from '../http/idempotency.ts'
import { ObjectLog } from '../http/object-log.ts'
import { handlePart, type PlayedPart } from '../http/played-part.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { WebhookSender, type WebhookTarget } from '../http/send-webhooks.ts'
import { HttpTrouble } from '../http/trouble.ts'
import { answerApi } from './api.ts'
import { browserFile } from './browser-files.ts'
import { answerChallenge } from './challenge.ts'
import { elementPage } from './element-page.ts'
import type { Charge, Intent, Refund } from './objects.ts'
import { stripeSandbox } from './sandbox-keys.ts'
import { stripeError } from './stripe-error.ts'
import { stripeSignature } from './stripe-signature.ts'
import type { StripeState } from './stripe-state.ts'

export interface StripeWorldOptions {
  /** `/sandbox/stripe` unless said. */
  prefix?: string
  /** Where payments are kept; in memory alone without it. */
  folder?: string
  now: () => number
  /** Where the product hears of events; without it, of none. */
  webhookUrl?: string
}

export interface StripeWorld extends PlayedPart {
  /** What was charged, for tests: as the account's owner sees it. */
  charges(): Charge[]
  trouble: HttpTrouble
  /** When all events that were sent have arrived, or were given up. */
  settled(): Promise<void>
}

/** Stripe, played over HTTP as far as the product uses it: payment intents, refunds, events, Stripe.js with its fields, 3-D Secure. */
export function stripeWorld(options: StripeWorldOptions): StripeWorld {
  const { prefix = '/sandbox/stripe', now } = options
  const trouble = new HttpTrouble()
  const webhooks = new WebhookSender(
    options.webhookUrl === undefined ? undefined : targetAt(options.webhookUrl, now),
    trouble,
  )
  const file = (name: string) => options.folder && join(options.folder, `stripe-${name}.jsonl`)
  const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
  const state: StripeState = {
    now: () => new Date(now()),
    newId,
    intents: new ObjectLog<Intent>(file('intents')),
    charges: new ObjectLog<Charge>(file('charges')),
    refunds: new ObjectLog<Refund>(file('refunds')),
    idempotency: new Idempotency(file('keys'), { now, ms: 24 * 3_600_000 }),
    tell(type, object) {
      const id = newId('evt')
      const created = Math.floor(now() / 1000)
      // as it is now, whatever becomes of it until this arrives
      const data = structuredClone({ object })
      webhooks.send({ id, object: 'event', type, created, livemode: false, pending_webhooks: 1, data })
    },
  }
  const part = {
    prefix,
    trouble,
    answer: (request: SandboxRequest) => route(state, request),
    failure: (status: number) => stripeError(status, { type: 'api_error', message: 'Something went wrong' }),
  }
  return {
    handle: (req, res) => handlePart(req, res, part),
    async close() {
      trouble.reset()
      await webhooks.close()
    },
    charges: () => state.charges.all(),
    trouble,
    settled: () => webhooks.settled(),
  }
}

function route(state: StripeState, request: SandboxRequest) {
  const [first = '', second = ''] = request.segments
  if (first === 'v1') return answerApi(state, request)
  if (first === 'challenge') return answerChallenge(state, request, second)
  if (first === 'element') return elementPage(request)
  return browserFile(first) ?? (first === '' ? json(200, { played: 'Stripe' }) : text(404, 'Not Found'))
}

function targetAt(url: string, now: () => number): WebhookTarget {
  return {
    url,
    signed(event, forged) {
      const body = JSON.stringify(event)
      const seconds = Math.floor(now() / 1000)
      const secret = forged ? 'whsec_somebody_else' : stripeSandbox.webhookSecret
      return { headers: { 'stripe-signature': stripeSignature(secret, seconds, body) }, body }
    },
  }
}
