import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskCouponRow } from '#contract/desk-coupons'
import { untilText } from '../../coupons/until-text.ts'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import styles from '../desk.module.css'
import { couponState } from './coupon-state.ts'

/** Coupons, one a line; below each other on a phone. `now` in milliseconds. */
export function CouponTable({ coupons, now }: { coupons: readonly DeskCouponRow[]; now: number }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = useCouponWords()
  return (
    <table className={`${styles.table} ${styles.figures}`}>
      <thead>
        <tr>
          {(['code', 'gives', 'uses', 'until', 'state'] as const).map(name => (
            <th key={name} scope="col">
              {t(`coupons.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coupons.map(coupon => {
          const { code, usesTotal, redeemed, reserved, expiresAt, official, isPersonal } = coupon
          return (
            <tr key={code}>
              <th scope="row">
                <Link to={`?code=${encodeURIComponent(code)}`}>{code}</Link>
              </th>
              <td data-label={t('coupons.columns.gives')}>
                {wordsOf(coupon).title}
                {(official || isPersonal) && (
                  <small className={styles.under}>
                    {official ? t('coupons.official') : t('coupons.personal')}
                  </small>
                )}
              </td>
              <td data-label={t('coupons.columns.uses')}>
                {t('coupons.used', { used: redeemed, count: usesTotal })}
                {reserved > 0 && (
                  <small className={styles.under}>{t('coupons.reserved', { count: reserved })}</small>
                )}
              </td>
              <td data-label={t('coupons.columns.until')}>
                {expiresAt === null ? t('coupons.noEnd') : untilText(expiresAt)}
              </td>
              <td data-label={t('coupons.columns.state')}>
                {t(`coupons.states.${couponState(coupon, now)}`)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
