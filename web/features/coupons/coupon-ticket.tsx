import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponAnswer } from '#contract/coupons'
import { couponEnd } from './coupon-end.ts'
import styles from './coupons.module.css'
import { useCouponWords } from './use-coupon-words.ts'

/** A coupon with what it gives, its limits, and what one can do with it. */
export function CouponTicket({ coupon, children }: { coupon: CouponAnswer; children?: ReactNode }) {
  const { t } = useTranslation('web-coupons')
  const { title, limits } = useCouponWords()(coupon)
  const end = couponEnd(coupon, Date.now())
  return (
    <div className={styles.ticket} data-spent={end !== undefined || undefined}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.code}>{coupon.code}</p>
        <ul className={styles.limits}>
          {limits.map(limit => (
            <li key={limit}>{limit}</li>
          ))}
          {!end && coupon.usesLeft > 1 && <li>{t('limits.uses', { count: coupon.usesLeft })}</li>}
          {end && <li>{t(`limits.${end}`)}</li>}
        </ul>
      </div>
      {children}
    </div>
  )
}
