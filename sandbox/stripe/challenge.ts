import type { Answer } from '../http/answer.ts'
import { escaped, sandboxPage } from '../http/page.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { fateOf } from './cards.ts'
import { decline, settleIntent } from './intents.ts'
import type { StripeState } from './stripe-state.ts'
import { words } from './words.ts'

/** The bank's page that asks the holder of the card; Stripe.js shows it in a frame over the shop. */
export function answerChallenge(state: StripeState, request: SandboxRequest, id: string): Answer {
  const intent = state.intents.get(id)
  const { fields } = request
  if (!intent || fields.get('client_secret') !== intent.client_secret || intent.status !== 'requires_action')
    return page(request, `<p>${words.challenge.gone}</p>`, intent ? 'over' : undefined)
  const answer = fields.get('answer')
  if (request.method !== 'POST' || answer === null) return page(request, question(intent))
  const number = fields.get('number') ?? ''
  const fate = fateOf({ number, month: 12, year: 99, code: '000' }, state.now())
  if (answer === 'pass' && fate.kind === 'challenge') settleIntent(state, intent, fate.after, { number })
  else decline(state, intent, { code: 'payment_intent_authentication_failure' })
  return page(request, `<p>${words.challenge.done}</p>`, 'over')
}

function question({ amount, currency }: { amount: number; currency: string }): string {
  const { pass, fail } = words.challenge
  const button = (value: string, { label, about }: { label: string; about: string }) =>
    `<form method="post"><button name="answer" value="${value}"><strong>${label}</strong><span>${about}</span></button></form>`
  const sum = `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`
  return `<p>${words.challenge.question}</p><p class="amount">${escaped(sum)}</p>
${button('pass', pass)}${button('fail', fail)}`
}

/** `over`: its script tells the shop's page that the holder has answered. */
function page({ base }: SandboxRequest, body: string, over?: 'over'): Answer {
  return sandboxPage({
    title: words.challenge.title,
    note: words.note,
    body,
    framed: true,
    ...(over && { script: `${base}/challenge-over.js` }),
  })
}
