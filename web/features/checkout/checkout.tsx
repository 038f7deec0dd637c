import { useEffect, useRef } from 'react'
import { useBookId } from '../design/use-book-id.ts'
import { withBook } from './basket-lines.ts'
import { OrderCheck } from './order-check.tsx'
import { useOrder } from './use-order.ts'

/** The order check: the book of the address comes into the basket, and goes on from there (open points, several books). */
export function Checkout() {
  const bid = useBookId()
  const order = useOrder()
  const { lines, change, basket } = order
  // once: whoever takes the book out again does not get it back
  const added = useRef('')
  useEffect(() => {
    if (!lines || basket.isFetching || bid === '' || added.current === bid) return
    added.current = bid
    const withIt = withBook(lines, bid)
    if (withIt !== lines) change(withIt)
  }, [lines, basket.isFetching, bid, change])
  return <OrderCheck order={order} />
}

/** The first of the three steps: the same, with what is in the basket. */
export function PaymentCheckout() {
  return <OrderCheck order={useOrder()} />
}
