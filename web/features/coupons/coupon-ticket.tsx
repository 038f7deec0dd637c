import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponAnswer } from '#contract/coupons'
import styles from './coupons.module.css'
import { useCouponWords } from './use-coupon-words.ts'

/** A coupon with what it gives, its limits, and what one can do with it. */
export function CouponTicket({ coupon, children }: { coupon: CouponAnswer; children?: ReactNode }) {
  const { t } = useTranslation('web-coupons')
  const { title, limits } = useCouponWords()(coupon)
  return (
    <div className={styles.ticket} data-spent={coupon.usesLeft <= 0 || undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.code}>{coupon.code}</p>
        <ul className={styles.limits}>
          {limits.map(limit => (
            <li key={limit}>{limit}</li>
          ))}
          {coupon.usesLeft <= 0 && <li>{t('limits.spent')}</li>}
        </ul>
      </div>
      {children}
    </div>
  )
}
