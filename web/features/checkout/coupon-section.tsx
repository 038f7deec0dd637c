import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chooseCoupon, dropCoupon, setCoupons, useChosenCoupons } from '../coupons/chosen-coupons.ts'
import { CodeForm } from '../coupons/code-form.tsx'
import { couponEnd } from '../coupons/coupon-end.ts'
import { ownCouponsQuery, useClaim } from '../coupons/coupon-queries.ts'
import { useCouponWords } from '../coupons/use-coupon-words.ts'
import { discountText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'
import type { Check } from './checkout-queries.ts'

/** The coupons of the order: those that were chosen with what they take off, the best one, and a field for a code. */
export function CouponSection({ uid, check }: { uid: string; check: Check | undefined }) {
  const { t } = useTranslation('web-checkout')
  const chosen = useChosenCoupons()
  const { data: own } = useQuery(ownCouponsQuery(uid))
  const wordsOf = useCouponWords()
  const claim = useClaim(uid)
  const titleOf = (code: string) => {
    const coupon = own?.coupons.find(candidate => candidate.code === code)
    return coupon ? wordsOf(coupon).title : code
  }
  const usable =
    own?.coupons.filter(
      coupon => couponEnd(coupon, Date.now()) === undefined && !chosen.includes(coupon.code),
    ) ?? []
  const proposed = check?.proposedCoupons.filter(code => !chosen.includes(code)) ?? []
  // a code that somebody has typed is claimed, so that it is among one's own
  const enter = async (code: string) => {
    if (!own?.coupons.some(coupon => coupon.code === code)) await claim.mutateAsync(code)
    chooseCoupon(code)
  }
  return (
    <section className={styles.coupons}>
      <h2>{t('coupon.heading')}</h2>
      <ul>
        {chosen.map(code => {
          const applied = check?.coupons.find(coupon => coupon.code === code)
          const refused = check?.refusedCoupons.find(refusal => refusal.code === code)
          return (
            <li key={code}>
              <span>
                {titleOf(code)} <small>{code}</small>
                {refused && (
                  <small role="alert">{t([`web-errors:codes.${refused.reason}`, 'web-errors:wrong'])}</small>
                )}
              </span>
              {applied && <span>{discountText(applied.discount)}</span>}
              <Button
                variant="subtle"
                color="ink.9"
                size="sm"
                aria-label={t('coupon.dropNamed', { code })}
                onClick={() => dropCoupon(code)}
              >
                {t('coupon.drop')}
              </Button>
            </li>
          )
        })}
      </ul>
      {proposed.length > 0 && check && (
        <p className={styles.proposed}>
          <span>{t('coupon.best', { title: check.proposedCoupons.map(titleOf).join(' + ') })}</span>
          <Button size="sm" variant="default" onClick={() => setCoupons(check.proposedCoupons)}>
            {t('coupon.use')}
          </Button>
        </p>
      )}
      <CodeForm action={t('coupon.use')} onCode={enter} />
      <p className={styles.hint}>
        <Link to="/app/coupons">{t('coupon.more')}</Link>
      </p>
      {usable.length > 0 && (
        <details className={styles.mine}>
          <summary>{t('coupon.mine', { count: usable.length })}</summary>
          <ul>
            {usable.map(coupon => (
              <li key={coupon.code}>
                <span>
                  {titleOf(coupon.code)}
                  <small>{wordsOf(coupon).limits.join(t('line.between'))}</small>
                </span>
                <Button size="sm" variant="default" onClick={() => chooseCoupon(coupon.code)}>
                  {t('coupon.use')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
