import { useTranslation } from 'react-i18next'
import styles from './checkout.module.css'
import type { Check } from './checkout-queries.ts'

/** Coupons that were chosen and take nothing off, each with why: the sums are without them. */
export function RefusedCoupons({ coupons }: { coupons: Check['refusedCoupons'] }) {
  const { t } = useTranslation('web-checkout')
  if (coupons.length === 0) return null
  return (
    <ul className={styles.refused} role="status">
      {coupons.map(({ code, reason }) => (
        <li key={code}>
          {t('coupon.refused', { code, reason: t([`web-errors:codes.${reason}`, 'web-errors:wrong']) })}
        </li>
      ))}
    </ul>
  )
}
