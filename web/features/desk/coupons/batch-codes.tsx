import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CouponBatch } from '#contract/desk-coupon-batches'
import styles from '../desk.module.css'

/** Every code of a batch, and whether it was used. */
export function BatchCodes({ codes }: Pick<CouponBatch, 'codes'>) {
  const { t } = useTranslation('web-desk-shop')
  return (
    <section>
      <h2>{t('batches.codes')}</h2>
      <ul className={styles.events}>
        {codes.map(({ code, state }) => (
          <li key={code}>
            <Link to={`/desk/coupons?code=${encodeURIComponent(code)}`}>{code}</Link>
            <span>{t(`batches.states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
