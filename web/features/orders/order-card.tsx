import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import { OrderBooks, type OrderBooksProps } from './order-books.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { Order } from './order-queries.ts'
import { orderStatus } from './order-status.ts'
import styles from './orders.module.css'

export interface OrderCardProps extends Required<Pick<OrderBooksProps, 'covers'>> {
  order: Order
  onDelete: () => void
}

/** An order with its books, its state, and everything one can do with it (specification 2, orders list). */
export function OrderCard({ order, covers, onDelete }: OrderCardProps) {
  const { t } = useTranslation('web-orders')
  const { oid, number, createdAt, state, total, lines, shipment } = order
  const status = orderStatus(order)
  const isPaid = state === 'paid' || state === 'partlyRefunded'
  const payAddress = `/app/payment/${encodeURIComponent(lines[0]?.bid ?? '')}/status?oid=${encodeURIComponent(oid)}` // an order has lines
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <p className={styles.state} data-status={status}>
          {t(`status.${status}`)}
        </p>
        <p>{t('headLine', { number, day: dayText(createdAt) })}</p>
        <p className={styles.total}>{sumText(total)}</p>
      </header>
      <OrderBooks lines={lines} covers={covers} />
      <details className={styles.details}>
        <summary>{t('details')}</summary>
        <OrderFacts order={order} />
      </details>
      <div className={styles.actions}>
        {state === 'pending' && (
          <Button component={Link} to={payAddress} size="sm">
            {t('pay')}
          </Button>
        )}
        <Button component={Link} to={`/app/order?oid=${encodeURIComponent(oid)}`} variant="default" size="sm">
          {t('info')}
        </Button>
        {isPaid && (
          <Button component={Link} to={`/app/pdf?oid=${encodeURIComponent(oid)}`} variant="default" size="sm">
            {t('files')}
          </Button>
        )}
        {shipment.trackingUrl && (
          <Button
            component="a"
            href={shipment.trackingUrl}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="sm"
          >
            {t('track')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="ink.9"
          size="sm"
          aria-label={t('deleteNamed', { number })}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
