import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { momentText } from '../../books/book-dates.ts'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import styles from '../desk.module.css'
import { DeskHistory } from '../desk-history.tsx'
import { Facts } from '../facts.tsx'
import { NoDesk } from '../no-desk.tsx'
import { deskCouponQuery, useEndCoupon } from './coupon-queries.ts'
import { couponState } from './coupon-state.ts'
import { CouponUses } from './coupon-uses.tsx'
import { EndCouponsDialog } from './end-coupons-dialog.tsx'

/** One coupon: its limits, who used it, and the way to end it. */
export function OneCoupon({ code }: { code: string }) {
  const { t } = useTranslation('web-desk-shop')
  const wordsOf = useCouponWords()
  const [isConfirming, setConfirming] = useState(false)
  const end = useEndCoupon(code)
  const { data: coupon, error, dataUpdatedAt, refetch } = useQuery(deskCouponQuery(code))
  if (!coupon)
    return error ? (
      <NoDesk isOf="coupon" error={error} onRetry={() => void refetch()} />
    ) : (
      <div aria-busy className={styles.coming} />
    )
  const { title, limits } = wordsOf(coupon)
  const state = couponState(coupon, dataUpdatedAt)
  const claimAddress = `/coupons/claim/${encodeURIComponent(coupon.code)}`
  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <Link to="/desk/coupons">{t('coupons.toAll')}</Link>
      </p>
      <header className={styles.top}>
        <h1>{t('coupons.one', { code: coupon.code })}</h1>
        <p className={styles.total}>{title}</p>
      </header>
      <p className={styles.facts}>{[t(`coupons.states.${state}`), ...limits].join(t('web-desk:between'))}</p>
      <div className={styles.acts}>
        {!coupon.isPersonal && state === 'usable' && (
          <Button component={Link} to={claimAddress} variant="default">
            {t('coupons.claimPage')}
          </Button>
        )}
        {state !== 'ended' && (
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('coupons.end.action')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <div>
          <CouponUses uses={coupon.uses} />
        </div>
        <div>
          <section>
            <h2>{t('coupons.facts')}</h2>
            <Facts
              rows={[
                [t('coupons.issuedAt'), momentText(coupon.createdAt)],
                [
                  t('coupons.whose'),
                  coupon.isPersonal
                    ? t('coupons.personal')
                    : coupon.official
                      ? t('coupons.official')
                      : t('coupons.byCode'),
                ],
                [
                  t('coupons.columns.uses'),
                  t('coupons.used', { used: coupon.redeemed, count: coupon.usesTotal }),
                ],
                [t('coupons.reservedUses'), coupon.reserved > 0 && String(coupon.reserved)],
                [t('coupons.usesLeft'), String(coupon.usesLeft)],
                [t('coupons.usesEach'), coupon.usesEach !== null && String(coupon.usesEach)],
                [t('coupons.claims'), String(coupon.claims)],
              ]}
            />
          </section>
          <DeskHistory target={coupon.code} />
        </div>
      </div>
      {isConfirming && (
        <EndCouponsDialog
          of="coupons"
          text={t('coupons.end.text', { code: coupon.code })}
          end={end}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}
