import type { Answer } from '#contract/call'
import type { placeOrder } from '#contract/orders'
import { ApiError } from '../../api/api-error.ts'
import type { OrderBody } from './checkout-queries.ts'
import { forgetOrderKey } from './order-key.ts'

/** Places an order, with its key; one whose answer was lost is said again with the same. */
export async function placeShown(
  wanted: OrderBody,
  place: (wanted: OrderBody) => Promise<Answer<typeof placeOrder>>,
): Promise<Answer<typeof placeOrder>> {
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
