import type { Answer } from '#contract/call'
import type { placeOrder } from '#contract/orders'
import { ApiError } from '../../api/api-error.ts'
import { type BasketLine, isSameBasket } from './basket-lines.ts'
import type { OrderBody } from './checkout-queries.ts'
import { forgetOrderKey, hasOrderKey } from './order-key.ts'

interface Calls {
  readBasket: () => Promise<readonly BasketLine[]>
  /** With the key of the order. */
  place: (wanted: OrderBody) => Promise<Answer<typeof placeOrder>>
}

/**
 * Places an order as it lies in the basket: what another tab has ordered meanwhile is not ordered, and paid, a second time. A press
 * whose answer was lost may have emptied the basket itself: it is said again, with its key.
 */
export async function placeShown(
  wanted: OrderBody,
  { readBasket, place }: Calls,
): Promise<Answer<typeof placeOrder> | 'changedElsewhere'> {
  if (!hasOrderKey(wanted) && !isSameBasket(await readBasket(), wanted.lines)) return 'changedElsewhere'
  try {
    const placed = await place(wanted)
    forgetOrderKey()
    return placed
  } catch (failure) {
    // what was refused was not placed: the next press is another one
    if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) forgetOrderKey()
    throw failure
  }
}
