import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { basketOrder, orderCheck, type PaymentMethod } from '#contract/orders'
import { fromWire } from '#contract/wire'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/toast.ts'
import { setCoupons } from '../coupons/chosen-coupons.ts'
import { statusAddress } from '../orders/status-address.ts'
import { isNothing } from '../prices/sum-text.ts'
import type { OrderChange } from './changed-notice.tsx'
import { endDraft } from './checkout-draft.ts'
import { basketQuery, type Check, checkQuery, type OrderBody, usePlaceOrder } from './checkout-queries.ts'
import { type OrderFault, orderFaults } from './order-faults.ts'
import { orderOf } from './order-of.ts'
import { placeShown } from './place-shown.ts'
import { useCardFields } from './use-card-fields.ts'
import { useFinishPayment } from './use-finish-payment.ts'
import type { Order } from './use-order.ts'

/**
 * Places the order that is on screen and pays it. What is missing is told; what has changed is shown before anything is charged.
 * While it is paid, and until one is elsewhere, `order` is as it was pressed: its coupons and what was typed end before.
 */
export function usePay(live: Order) {
  const { t } = useTranslation('web-checkout')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const finish = useFinishPayment()
  const [faults, setFaults] = useState<ReadonlySet<OrderFault>>(new Set())
  const [error, setError] = useState<string>()
  const [change, setChange] = useState<OrderChange>()
  const [paid, setPaid] = useState<Order>()
  const order = paid ?? live
  const isBusy = useRef(false)
  // a browser may bring the page back as it was when one left it for PayPal
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setPaid(undefined)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const { uid, body, check, isByPost, address, draft, email } = order
  const quote = check.data
  /** Nothing is charged: a coupon pays for all of it, and no provider is asked. */
  const isFree = quote !== undefined && isNothing(quote.total)
  const offered = quote && !isFree ? quote.methods : []
  const [only, ...others] = offered
  const method: PaymentMethod | undefined = others.length === 0 ? only : offered.find(m => m === draft.method)
  const card = useCardFields(method === 'card', order.region)

  /** Whether the order was placed: then one is on the way to another screen. */
  const pay = async (wanted: OrderBody, shown: Check): Promise<boolean> => {
    try {
      const { order: placed, payment } = await placeShown(wanted, place.mutateAsync)
      await finish({ oid: placed.oid, bid: placed.lines[0]?.bid ?? '', email: placed.email, payment }, card) // an order has lines
      setCoupons([])
      endDraft()
      void queries.invalidateQueries({ queryKey: basketQuery(uid).queryKey })
      void queries.invalidateQueries({ queryKey: ['orders', uid] })
      return true
    } catch (failure) {
      const { key, values } = messageOf(failure)
      if (isOutOfBasket(failure)) {
        // another tab was faster: one sees the order that is there, or what lies in the basket now
        void showToast({ kind: 'notice', text: t(key, values) })
        void queries.invalidateQueries({ queryKey: ['orders', uid] })
        void queries.invalidateQueries({ queryKey: basketQuery(uid).queryKey })
        const oid = orderThere(failure)?.oid
        if (oid === undefined) return false
        await navigate(statusAddress(wanted.lines[0]?.bid ?? '', oid), { replace: true }) // an order has lines
        return true
      }
      const now = factsOf(failure)
      if (now) {
        setChange({ reason: t(key, values), before: shown.total, after: now.total })
        queries.setQueryData(checkQuery(body).queryKey, now)
        return false
      }
      setError(t(key, values))
      // a coupon may have ended meanwhile: the sums say so
      void check.refetch()
      return false
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current || !body || !quote || order.isOld) return
    setError(undefined)
    setChange(undefined)
    const found = orderFaults({
      isByPost,
      hasAddress: address !== undefined,
      email,
      method,
      isFree,
      checkCard: card.check,
    })
    setFaults(new Set(found))
    // an order names a method, also one that costs nothing
    const named = isFree ? 'card' : method
    if (found.length > 0 || !named) return
    isBusy.current = true
    setPaid(order)
    const isPlaced = await pay(orderOf(body, quote, { email, note: draft.note, method: named }), quote)
    if (isPlaced) return
    isBusy.current = false
    setPaid(undefined)
  }

  return {
    order,
    card,
    method,
    isFree,
    faults,
    error,
    change,
    isPaying: paid !== undefined,
    submit: (event: FormEvent) => void submit(event),
  }
}

function isOutOfBasket(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.name === 'basketOrdered' || error.name === 'changedElsewhere')
}

/** The order that took it out of the basket, where it was ordered. */
function orderThere({ facts }: ApiError) {
  return facts === undefined ? undefined : basketOrder.parse(fromWire(basketOrder, facts))
}

/** What the order costs now, where that is why it was refused. */
function factsOf(error: unknown): Check | undefined {
  if (!(error instanceof ApiError) || error.facts === undefined) return undefined
  return orderCheck.safeParse(fromWire(orderCheck, error.facts)).data
}
