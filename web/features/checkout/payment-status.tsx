import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { useUser } from '../../session/use-user.ts'
import { orderQuery, ordersQuery } from '../orders/order-queries.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'
import { NoPayment } from './no-payment.tsx'
import { OrderLines } from './order-lines.tsx'
import { outcomeOf, reasonOf } from './outcome-of.ts'
import { PayAgain } from './pay-again.tsx'
import { paymentQuery } from './payment-query.ts'

/** How a payment ended: our own server asks the provider, however often one comes back to this page. */
export function PaymentStatus() {
  const { t } = useTranslation('web-checkout')
  const uid = useUser()?.uid ?? ''
  const { bid = '' } = useParams()
  const [search] = useSearchParams()
  const named = search.get('oid')
  // an address without an order means the newest one of the book
  const orders = useQuery({ ...ordersQuery(uid), enabled: named === null && uid !== '' })
  const oid =
    named ?? orders.data?.orders.find(order => order.lines.some(line => line.bid === bid))?.oid ?? ''
  const ofOrder = useQuery(orderQuery(oid))
  const ofPayment = useQuery(paymentQuery(oid))
  const [order, payment] = [ofOrder.data, ofPayment.data]
  // what is on screen stays where asking again fails
  if (!order || !payment) {
    const failed = [orders, ofOrder, ofPayment].filter(({ error, data }) => error && !data)
    return (
      <NoPayment
        oid={orders.data ? oid : oid || 'unknown yet'}
        error={failed[0]?.error ?? null}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    )
  }
  const wasCancelled = search.get('cancelled') !== null
  const outcome = outcomeOf(payment, order.state, wasCancelled)
  const reason = reasonOf(outcome, payment.reason, wasCancelled)
  const isPayable = outcome === 'failed' || outcome === 'unpaid'
  const text = { email: order.email }
  const succeeded = order.shippingWay === 'email' ? 'status.succeededPdf' : 'status.succeededText'
  const isPaidOrSoon = outcome === 'succeeded' || outcome === 'confirming'
  return (
    <div className={styles.status} data-outcome={outcome}>
      <div role="status" aria-live="polite">
        {/* the longer of two holds the place of both: nothing moves when the payment is confirmed */}
        <div className={styles.statusText}>
          <h1>{t(`status.${outcome}`)}</h1>
          {isPaidOrSoon && (
            <p className={styles.hiddenHeading} aria-hidden>
              {t(outcome === 'succeeded' ? 'status.confirming' : 'status.succeeded')}
            </p>
          )}
        </div>
        <div className={styles.statusText}>
          <p>{t(outcome === 'succeeded' ? succeeded : `status.${outcome}Text`, text)}</p>
          {isPaidOrSoon && (
            <p className={styles.hiddenText} aria-hidden>
              {t(outcome === 'succeeded' ? 'status.confirmingText' : succeeded, text)}
            </p>
          )}
        </div>
        {reason && (
          <p className={styles.fault}>
            {t([`web-errors:codes.${reason}`, 'web-errors:codes.paymentFailed'])}
          </p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('status.number')}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{t('status.total')}</dt>
          <dd>{sumText(order.total)}</dd>
        </div>
      </dl>
      <OrderLines lines={order.lines} />
      {isPayable && <PayAgain order={order} />}
      <div className={styles.ways}>
        <Button component={Link} to="/app/orders" variant={isPayable ? 'default' : 'filled'}>
          {t('status.toOrders')}
        </Button>
        <Button component={Link} to="/app/shelf" variant="default">
          {t('status.toShelf')}
        </Button>
      </div>
    </div>
  )
}
