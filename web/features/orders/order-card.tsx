import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { momentText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import { OrderBooks, type OrderBooksProps } from './order-books.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { Order } from './order-queries.ts'
import { orderStatuses } from './order-status.ts'
import { OrderWays } from './order-ways.tsx'
import styles from './orders.module.css'

export interface OrderCardProps extends Required<Pick<OrderBooksProps, 'covers'>> {
  order: Order
  onDelete: () => void
}

/** An order with its books, its state, and everything one can do with it (specification 2, orders list). */
export function OrderCard({ order, covers, onDelete }: OrderCardProps) {
  const { t } = useTranslation('web-orders')
  const { oid, number, createdAt, total, lines } = order
  const statuses = orderStatuses(order)
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <p className={styles.state} data-status={statuses[0]}>
          {statuses.map(status => t(`status.${status}`)).join(t('between'))}
        </p>
        <p>{t('headLine', { number, moment: momentText(createdAt) })}</p>
        <p className={styles.total}>{sumText(total)}</p>
      </header>
      <OrderBooks lines={lines} covers={covers} />
      <details className={styles.details}>
        <summary>{t('details')}</summary>
        <OrderFacts order={order} />
      </details>
      <div className={styles.actions}>
        <Button component={Link} to={`/app/order?oid=${encodeURIComponent(oid)}`} variant="default" size="sm">
          {t('info')}
        </Button>
        <OrderWays order={order} />
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
