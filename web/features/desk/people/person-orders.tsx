import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskPerson } from '#contract/desk-people'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'

/** The orders of a person, each leading to itself. */
export function PersonOrders({ orders }: { orders: DeskPerson['orderList'] }) {
  const { t } = useTranslation('web-desk-service')
  return (
    <section>
      <h2>{t('people.columns.orders')}</h2>
      {orders.length === 0 && <p className={styles.none}>{t('people.noOrders')}</p>}
      <ol className={styles.events}>
        {orders.map(({ oid, number, state, email, createdAt }) => (
          <li key={oid}>
            <Link to={`/desk/${encodeURIComponent(oid)}`}>{number}</Link>
            <time dateTime={createdAt}>{momentText(createdAt)}</time>
            <small>{[t(`web-desk:states.${state}`), email].join(t('web-desk:between'))}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
