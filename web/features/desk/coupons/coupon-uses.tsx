import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskCoupon } from '#contract/desk-coupons'
import { momentText } from '../../books/book-dates.ts'
import { discountText } from '../../prices/sum-text.ts'
import styles from '../desk.module.css'

/** Orders that use or used a coupon, each with what it took off. */
export function CouponUses({ uses }: Pick<DeskCoupon, 'uses'>) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <section>
      <h2>{t('coupons.orders')}</h2>
      {uses.length === 0 && <p className={styles.none}>{t('coupons.noOrders')}</p>}
      <ul className={styles.events}>
        {uses.map(({ oid, number, state, discount, placedAt }) => (
          <li key={oid}>
            <Link to={`/desk/${encodeURIComponent(oid)}`}>{number}</Link>
            <span>{discountText(discount)}</span>
            <small>{[momentText(placedAt), t(`coupons.uses.${state}`)].join(t('web-desk:between'))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
