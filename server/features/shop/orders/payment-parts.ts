import type { PaymentAnswer, PaymentMethod } from '#contract/orders'
import type { Currency } from '#domain/money/currencies'
import type { Money } from '#domain/money/money'
import type { Deps } from '../../../deps.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Refused } from '../../../kernel/http/refusal.ts'

/** What orders need of payments, which lie above them: shop.ts gives it. */
export interface PaymentParts {
  /** The ways to pay that are offered in a currency. */
  methodsFor(currency: Currency, deps: Deps): PaymentMethod[]
  /** In the transaction that places the order: a payment that is being confirmed. */
  create(
    tx: Sql,
    payment: { oid: string; method: PaymentMethod; amount: Money; createdAt: Date },
    deps: Deps,
  ): Promise<CreatedPayment>
  /** After that transaction: asks the provider, again with the same key where it was asked before. What costs nothing is paid at once. */
  begin(pid: string, deps: Deps): Promise<PaymentAnswer>
  /** Another try for an order, after the earlier one has ended at its provider. */
  retry(oid: string, method: PaymentMethod, deps: Deps): Promise<PaymentAnswer | Refused>
  /** The last try of each order that has one. */
  lastOf(db: Sql, oids: readonly string[]): Promise<ReadonlyMap<string, LastPayment>>
}

export interface CreatedPayment {
  /** After the transaction that created it, as `begin` of the parts. */
  begin(placed: PlacedOrder): Promise<PaymentAnswer>
}

/** What a provider is told of an order, where it was read before. */
export interface PlacedOrder {
  number: string
  email: string
  /** Of a book in it, which the person comes back to. */
  bid: string
}

export interface LastPayment extends Pick<PaymentAnswer, 'id' | 'method' | 'state'> {
  /** What was given back of it. */
  refundedMinor: number
}
