import type { CallInput } from '#contract/call'
import type { checkOrder, OrderCheck, PaymentMethod, placeOrder } from '#contract/orders'

/**
 * What is ordered of what was checked, as it was shown: with the coupons that take something off. One that does not apply would be
 * refused at each press, though its total was shown without it.
 */
export function orderOf(
  body: CallInput<typeof checkOrder>['body'],
  { version, total, coupons }: Pick<OrderCheck, 'version' | 'total' | 'coupons'>,
  said: { email: string; note: string; method: PaymentMethod },
): CallInput<typeof placeOrder>['body'] {
  return {
    ...body,
    coupons: coupons.map(({ code }) => code),
    email: said.email.trim(),
    note: said.note.trim(),
    method: said.method,
    version,
    total,
    fromBasket: true,
  }
}
