import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { loginAddress } from '../../session/guard.ts'
import { socialLogin } from '../../session/offered-ways.ts'
import { useUser } from '../../session/use-user.ts'
import { PlainPage } from '../../ui/plain-page.tsx'
import { showToast } from '../../ui/toast.ts'
import { chooseCoupon } from './chosen-coupons.ts'
import { claimFailure, couponFault } from './claim-failure.ts'
import { couponEnd } from './coupon-end.ts'
import { couponQuery, useClaim } from './coupon-queries.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import styles from './coupons.module.css'

/** Where a link to a coupon leads: whoever is logged in claims it, others log in first. */
export function Claim() {
  const { t } = useTranslation('web-coupons')
  const code = (useParams().cid ?? '').toUpperCase()
  const user = useUser()
  const query = useQuery(couponQuery(code, user !== undefined))
  const claim = useClaim(user?.uid ?? '')
  const failed = (error: Error) =>
    void showToast({ kind: 'error', text: t(claimFailure(error), messageOf(error).values) })
  if (!user)
    return (
      <PlainPage heading={t('claimHeading')} text={t('claimVisitor')}>
        <Button component="a" href={loginAddress(location.href, socialLogin())}>
          {t('claimLogin')}
        </Button>
      </PlainPage>
    )
  if (query.isError && couponFault(query.error) === 'failed')
    return (
      <PlainPage heading={t('failed')} text={t(messageOf(query.error).key, messageOf(query.error).values)}>
        <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
      </PlainPage>
    )
  if (query.isError)
    return (
      <PlainPage heading={t('nothing')} text={t('nothingText')}>
        <Button component={Link} to="/app/coupons">
          {t('toMine')}
        </Button>
      </PlainPage>
    )
  if (!query.data) return <div aria-busy style={{ minHeight: '24rem' }} />
  const isMine = query.data.isClaimed
  return (
    <PlainPage heading={t('claimHeading')} text={isMine ? t('claimedText') : t('claimText')}>
      <div className={styles.alone}>
        <CouponTicket coupon={query.data} />
      </div>
      {!isMine && (
        <Button
          loading={claim.isPending}
          onClick={() =>
            claim.mutate(code, {
              onSuccess: () => void showToast({ kind: 'success', text: t('claimed') }),
              onError: failed,
            })
          }
        >
          {t('claim')}
        </Button>
      )}
      {isMine && couponEnd(query.data, Date.now()) === undefined && (
        <Button component={Link} to="/app/payment/checkout" onClick={() => chooseCoupon(code)}>
          {t('use')}
        </Button>
      )}
      <Button component={Link} to="/app/coupons" variant="default">
        {t('toMine')}
      </Button>
    </PlainPage>
  )
}
