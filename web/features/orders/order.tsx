import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { entryDayText } from '../books/book-dates.ts'
import { NoOrder } from './no-order.tsx'
import { OrderBooks } from './order-books.tsx'
import { OrderFacts } from './order-facts.tsx'
import { orderQuery } from './order-queries.ts'
import { orderStatuses } from './order-status.ts'
import { OrderWays } from './order-ways.tsx'
import styles from './orders.module.css'

/** One order: how far it is, and all that was ordered (specification 2, order status). */
export function Order() {
  const { t } = useTranslation('web-orders')
  const oid = useSearchParams()[0].get('oid') ?? ''
  const { data: order, error, refetch } = useQuery(orderQuery(oid))
  if (!order) return <NoOrder oid={oid} error={error} onRetry={() => void refetch()} />
  const statuses = orderStatuses(order)
  return (
    <div className={styles.screen}>
      <h1>{t('orderHeading', { number: order.number })}</h1>
      <p className={styles.state} data-status={statuses[0]} role="status">
        {statuses.map(status => t(`status.${status}`)).join(t('between'))}
      </p>
      {statuses.map(status => (
        <p key={status} className={styles.note}>
          {status === 'making' && order.shippedFrom
            ? t('statusText.makingHoliday', { day: entryDayText(order.shippedFrom) })
            : t(`statusText.${status}`, { days: order.deliveryDays })}
        </p>
      ))}
      <div className={styles.actions}>
        <OrderWays order={order} />
      </div>
      <OrderBooks lines={order.lines} />
      <OrderFacts order={order} />
      <p>
        <Link to="/app/orders">{t('toOrders')}</Link>
      </p>
    </div>
  )
}
