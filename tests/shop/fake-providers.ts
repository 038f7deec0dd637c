import { type Money, moneyText } from '#domain/money/money'
import { type Outcome, type PaymentProvider, ProviderAway } from '#server/adapters/payments/payment-provider'

/** What befalls a call: the line is cut before anything is done, or when all is done and nobody hears of it. */
export type Cut = 'none' | 'before' | 'after'

interface Account {
  amount: Money
  status: 'open' | 'declined' | 'approved' | 'paid' | 'cancelled'
  captures: number
  refunded: number
}

export interface FakeProvider extends PaymentProvider {
  /** What the person does: with a card, or on PayPal's page. */
  person: {
    pay(providerId: string): void
    decline(providerId: string): void
    /** The provider wants him to approve once more. */
    doubt(providerId: string): void
  }
  /** How often each was charged, and what was given back. */
  accounts: ReadonlyMap<string, Account>
}

/** Providers in memory that keep their promises: the same key begins once, what is cancelled is never paid. */
export function fakeProvider(kind: 'card' | 'paypal', nextCut: () => Cut = () => 'none'): FakeProvider {
  const accounts = new Map<string, Account>()
  const refundKeys = new Set<string>()

  async function cutting<T>(purpose: string, act: () => T): Promise<T> {
    const cut = nextCut()
    await turns()
    if (cut === 'before') throw new ProviderAway(purpose)
    const result = act()
    await turns()
    if (cut === 'after') throw new ProviderAway(purpose)
    return result
  }

  const account = (id: string) => {
    const found = accounts.get(id)
    if (!found) throw new Error(`nothing was begun as ${id}`)
    return found
  }
  const outcomeOf = (id: string): Outcome => {
    const { amount, status } = account(id)
    const resume = kind === 'card' ? { clientSecret: `${id}-secret` } : { approveUrl: `http://${id}` }
    if (status === 'paid')
      return { state: 'succeeded', charged: { amount: moneyText(amount), currency: amount.currency } }
    if (status === 'cancelled') return { state: 'failed', reason: 'paymentCancelled' }
    if (status === 'declined') return { state: 'failed', reason: 'cardDeclined', resume }
    return { state: 'confirming', resume, ...(status === 'approved' && { isApproved: true }) }
  }

  return {
    accounts,
    takes: () => true,
    begin: ({ key, amount }) =>
      cutting('begin', () => {
        const providerId = `${kind}-${key}`
        if (!accounts.has(providerId))
          accounts.set(providerId, { amount, status: 'open', captures: 0, refunded: 0 })
        const outcome = outcomeOf(providerId)
        return { providerId, resume: 'resume' in outcome && outcome.resume ? outcome.resume : {} }
      }),
    look: id => cutting('look', () => outcomeOf(id)),
    ...(kind === 'paypal' && {
      capture: (id: string) =>
        cutting('capture', () => {
          const paid = account(id)
          if (paid.status === 'approved') Object.assign(paid, { status: 'paid', captures: paid.captures + 1 })
          const outcome = outcomeOf(id)
          return outcome.state === 'confirming' ? { ...outcome, isRefused: true as const } : outcome
        }),
    }),
    cancel: id =>
      cutting('cancel', () => {
        if (kind === 'card' && account(id).status !== 'paid') account(id).status = 'cancelled'
        return kind === 'card' || account(id).status === 'paid'
          ? outcomeOf(id)
          : ({ state: 'failed', reason: 'paymentCancelled' } as const)
      }),
    refund: (id, amount, { key }) =>
      cutting('refund', () => {
        if (refundKeys.has(key)) return { refundId: key }
        const paid = account(id)
        if (paid.refunded + amount.amountMinor > paid.amount.amountMinor) return { refused: 'too much' }
        refundKeys.add(key)
        paid.refunded += amount.amountMinor
        return { refundId: key }
      }),
    readEvent: async (_headers, body) => JSON.parse(body.toString('utf8')),
    person: {
      pay(id) {
        const paid = accounts.get(id)
        if (paid?.status !== 'open' && paid?.status !== 'declined') return
        if (kind === 'paypal') paid.status = 'approved'
        else Object.assign(paid, { status: 'paid', captures: paid.captures + 1 })
      },
      decline(id) {
        const declined = accounts.get(id)
        if (kind === 'card' && declined?.status === 'open') declined.status = 'declined'
      },
      doubt(id) {
        const doubted = accounts.get(id)
        if (doubted?.status === 'approved') doubted.status = 'open'
      },
    },
  }
}

/** Lets others have their turn, more often or less. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setImmediate(resolve))
}
