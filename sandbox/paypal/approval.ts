import { type Answer, redirect } from '../http/answer.ts'
import { escaped, sandboxPage } from '../http/page.ts'
import type { SandboxRequest } from '../http/sandbox-request.ts'
import { presentOrder } from './orders.ts'
import type { PaypalState } from './paypal-state.ts'
import { words } from './words.ts'

/** The page on which a person approves a payment, or does not, and is sent back to the shop. */
export function answerApproval(state: PaypalState, request: SandboxRequest): Answer {
  const order = state.orders.get(request.fields.get('token') ?? '')
  if (order?.status !== 'PAYER_ACTION_REQUIRED') return page(`<p>${words.gone}</p>`)
  const choice = request.fields.get('answer')
  if (request.method !== 'POST' || choice === null) return page(question(order.purchase_units[0].amount))
  const back = new URL(choice === 'cancel' ? order.back.cancel_url : order.back.return_url)
  back.searchParams.set('token', order.id)
  if (choice !== 'cancel') {
    back.searchParams.set('PayerID', 'SANDBOXPAYER')
    const { instrument: _, ...rest } = order
    const approved = state.orders.put({
      ...rest,
      status: 'APPROVED',
      ...(choice === 'decline' && { instrument: 'declined' as const }),
    })
    state.tell('CHECKOUT.ORDER.APPROVED', presentOrder(approved, request.base))
  }
  return redirect(back.href)
}

function question({ currency_code, value }: { currency_code: string; value: string }): string {
  const buttons = Object.entries(words.choices).map(
    ([value, { label, about }]) =>
      `<form method="post"><button name="answer" value="${value}"><strong>${label}</strong><span>${about}</span></button></form>`,
  )
  return `<p>${words.question}</p><p class="amount">${escaped(`${currency_code} ${value}`)}</p>
${buttons.join('\n')}`
}

const page = (body: string): Answer => sandboxPage({ title: words.title, note: words.note, body })
