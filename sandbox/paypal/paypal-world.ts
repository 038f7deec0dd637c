import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { json } from '../http/answer.ts'
import { Idempotency } from '../http/idempotency.ts'
import { ObjectLog } from '../http/object-log.ts'
import { handlePart, type PlayedPart } from '../http/played-part.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { WebhookSender, type WebhookTarget } from '../http/send-webhooks.ts'
import { HttpTrouble } from '../http/trouble.ts'
import { answerApi } from './api.ts'
import { answerApproval } from './approval.ts'
import type { Capture, Order } from './objects.ts'
import { paypalSignature } from './paypal-signature.ts'
import type { PaypalState } from './paypal-state.ts'

export interface PaypalWorldOptions {
  /** `/sandbox/paypal` unless said. */
  prefix?: string
  /** Where payments are kept; in memory alone without it. */
  folder?: string
  now: () => number
  /** Where the product hears of events; without it, of none. */
  webhookUrl?: string
}

export interface PaypalWorld extends PlayedPart {
  /** What was captured, for tests. */
  captures(): (Capture & { order: string })[]
  trouble: HttpTrouble
  settled(): Promise<void>
}

/** PayPal, played over HTTP as far as the product uses it: orders v2, the page that asks the person, refunds, events. */
export function paypalWorld(options: PaypalWorldOptions): PaypalWorld {
  const { prefix = '/sandbox/paypal', now } = options
  const trouble = new HttpTrouble()
  const { webhookUrl } = options
  const webhooks = new WebhookSender(
    webhookUrl === undefined ? undefined : targetAt(webhookUrl, now),
    trouble,
  )
  const file = (name: string) => options.folder && join(options.folder, `paypal-${name}.jsonl`)
  const newId = () => randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
  const state: PaypalState = {
    now: () => new Date(now()),
    newId,
    orders: new ObjectLog<Order>(file('orders')),
    idempotency: new Idempotency(file('keys')),
    tokens: new Map(),
    tell(type, resource) {
      const create_time = new Date(now()).toISOString()
      webhooks.send({
        id: `WH-${newId()}`,
        event_version: '1.0',
        create_time,
        event_type: type,
        resource: structuredClone(resource),
      })
    },
  }
  const part = {
    prefix,
    trouble,
    answer: (request: SandboxRequest) =>
      request.segments[0] === 'checkoutnow' ? answerApproval(state, request) : answerApi(state, request),
    failure: (status: number) =>
      json(status, { name: 'INTERNAL_SERVER_ERROR', message: 'An error occurred' }),
  }
  return {
    handle: (req, res) => handlePart(req, res, part),
    async close() {
      trouble.reset()
      await webhooks.close()
    },
    captures: () =>
      state.orders
        .all()
        .flatMap(({ id, purchase_units: [unit] }) =>
          (unit.payments?.captures ?? []).map(capture => ({ ...capture, order: id })),
        ),
    trouble,
    settled: () => webhooks.settled(),
  }
}

function targetAt(url: string, now: () => number): WebhookTarget {
  return {
    url,
    signed(event, forged) {
      const body = JSON.stringify(event)
      const id = `${randomBytes(8).toString('hex')}-sandbox`
      const time = new Date(now()).toISOString()
      const signature = paypalSignature({ id, time, body: forged ? `${body} ` : body })
      return {
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.sandbox.example/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
        },
        body,
      }
    },
  }
}
