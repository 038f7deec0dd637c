import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentReason } from '#contract/payments'
import type { Money } from '#domain/money/money'

/** What somebody is asked to pay. */
export interface Charge {
  /** The same key begins the same payment, however often it is asked. */
  key: string
  pid: string
  oid: string
  amount: Money
  description: string
  email: string
  /** Where the person comes back to from the provider's own page; `cancelUrl` where he did not want to. */
  returnUrl: string
  cancelUrl: string
}

/** How a person goes on with a payment: Stripe's fields take the secret, PayPal has a page. */
export interface Resume {
  clientSecret?: string
  approveUrl?: string
}

export interface Begun {
  providerId: string
  resume: Resume
}

/** What was charged, as the provider says it: a decimal number of a currency (ISO 4217) that may be none of ours. */
export interface Charged {
  amount: string
  currency: string
}

/** By what a refund is known. */
export interface RefundName {
  /** Under the same key money is given back once. */
  key: string
  /** How often the staff has asked for it by now, for a provider that repeats its refusal to whoever asks the same. */
  nth: number
  /** When it was first asked for: no refund there that is older is this one. */
  since: Date
  /** What the provider calls the other refunds of the payment. */
  otherIds: readonly string[]
}

/** How a payment stands at its provider. */
export type Outcome =
  /** `isApproved`: the person agreed, and `capture` takes the money. `isRefused`: it was asked to, took nothing, and takes nothing. */
  | { state: 'confirming'; resume: Resume; isApproved?: true; isRefused?: true }
  | { state: 'succeeded'; charged: Charged }
  /**
   * Without `resume` it is over for good: nothing can be charged by it any more. `refusal`: why, in the provider's own words, where
   * that is no everyday decline.
   */
  | { state: 'failed'; reason: PaymentReason; resume?: Resume; refusal?: string }

/** An event that the provider itself has sent. */
export interface ProviderEvent {
  eventId: string
  type: string
  /** The payment that it is about, where it is about one. */
  providerId?: string
}

/** Whom one can pay by. Its oddities stay in its file. All but `readEvent` throw ProviderAway where nobody answers. */
export interface PaymentProvider {
  takes(amount: Money): boolean
  begin(charge: Charge): Promise<Begun>
  look(providerId: string): Promise<Outcome>
  /** Takes what the person has approved; absent where approving is paying. Throws ProviderAway where it may be taken, or not. */
  capture?(providerId: string, key: string): Promise<Outcome>
  /** Ends it, where it is not paid yet: what comes back says which. */
  cancel(providerId: string): Promise<Outcome>
  /** Gives money back. Refused where the provider will not. */
  refund(
    providerId: string,
    amount: Money,
    name: RefundName,
  ): Promise<{ refundId: string } | { refused: string }>
  /** Undefined where it was not signed by the provider. */
  readEvent(headers: IncomingHttpHeaders, rawBody: Buffer): Promise<ProviderEvent | undefined>
}

/** The provider does not answer, or has trouble of its own: asked again later. */
export class ProviderAway extends Error {
  constructor(purpose: string, cause?: unknown) {
    super(`the payment provider does not answer: ${purpose}`, { cause })
  }
}
