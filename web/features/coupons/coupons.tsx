import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CouponAnswer } from '#contract/coupons'
import { messageOf } from '../../api/api-error.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { chooseCoupon } from './chosen-coupons.ts'
import { claimFailure } from './claim-failure.ts'
import { CodeForm } from './code-form.tsx'
import { couponEnd } from './coupon-end.ts'
import { officialCouponsQuery, ownCouponsQuery, useClaim } from './coupon-queries.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './coupons.module.css'

/** My coupons, and those that everybody may claim (specification 2). */
export function Coupons() {
  const { t } = useTranslation('web-coupons')
  const uid = useUser()?.uid ?? ''
  const navigate = useNavigate()
  const own = useQuery(ownCouponsQuery(uid))
  const official = useInfiniteQuery(officialCouponsQuery(uid))
  const claim = useClaim(uid)
  const claimed = () => void showToast({ kind: 'success', text: t('claimed') })
  const failed = (error: Error) =>
    void showToast({ kind: 'error', text: t(claimFailure(error), messageOf(error).values) })
  const use = ({ code }: CouponAnswer) => {
    chooseCoupon(code)
    void navigate('/app/payment/checkout')
  }
  const offered = official.data?.pages.flatMap(page => page.coupons) ?? []
  return (
    <div className={styles.screen}>
      <h1>{t('heading')}</h1>
      <CodeForm action={t('claim')} onCode={code => claim.mutateAsync(code).then(claimed)} />
      <h2>{t('mine')}</h2>
      {own.isError && <NotLoaded onRetry={() => void own.refetch()} />}
      {own.data?.coupons.length === 0 && <p className={styles.note}>{t('none')}</p>}
      <ul className={styles.list} aria-busy={own.isPending}>
        {own.data?.coupons.map(coupon => (
          <li key={coupon.code}>
            <CouponTicket coupon={coupon}>
              {couponEnd(coupon, Date.now()) === undefined && (
                <Button size="sm" onClick={() => use(coupon)}>
                  {t('use')}
                </Button>
              )}
            </CouponTicket>
          </li>
        ))}
      </ul>
      {/* below one's own, and not before these are known */}
      {!own.isPending && offered.length > 0 && (
        <>
          <h2>{t('official')}</h2>
          <ul className={styles.list}>
            {offered.map(coupon => (
              <li key={coupon.code}>
                <CouponTicket coupon={coupon}>
                  <Button
                    size="sm"
                    variant="default"
                    disabled={coupon.isClaimed || couponEnd(coupon, Date.now()) !== undefined}
                    loading={claim.isPending && claim.variables === coupon.code}
                    onClick={() => claim.mutate(coupon.code, { onSuccess: claimed, onError: failed })}
                  >
                    {coupon.isClaimed ? t('isClaimed') : t('claim')}
                  </Button>
                </CouponTicket>
              </li>
            ))}
          </ul>
          {official.hasNextPage && !official.isError && (
            <Button
              className={styles.further ?? ''}
              variant="default"
              loading={official.isFetchingNextPage}
              onClick={() => void official.fetchNextPage()}
            >
              {t('further')}
            </Button>
          )}
        </>
      )}
      {/* one's own say so above */}
      {official.isError && !own.isError && (
        <NotLoaded
          onRetry={() => void (offered.length > 0 ? official.fetchNextPage() : official.refetch())}
        />
      )}
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('web-coupons')
  return (
    <EmptyState heading={t('failed')}>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </EmptyState>
  )
}
