import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

export interface NoDeskProps {
  error: Error
  /** Of one order, coupon, batch of coupons or person, which may be missing to the staff as well. */
  isOf?: 'order' | 'coupon' | 'batch' | 'person'
  onRetry: () => void
}

/** What stands where the desk would be: to who is no staff there is none, and the way home; else one can try again. */
export function NoDesk({ error, isOf, onRetry }: NoDeskProps) {
  const { t } = useTranslation('web-desk')
  const uid = useUser()?.uid
  const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 404)
  if (!isRefused)
    return (
      <EmptyState heading={t('failed')}>
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      </EmptyState>
    )
  const { words, back } = isOf ? missing[isOf] : { words: 'refused', back: undefined }
  return (
    <PlainPage heading={t(`${words}.heading`)} text={t(`${words}.text`, { uid })}>
      <Button component={Link} to="/">
        {t('web-frame:toHome')}
      </Button>
      {back && (
        <Button component={Link} to={back.to} variant="default">
          {t(back.words)}
        </Button>
      )}
    </PlainPage>
  )
}

const missing = {
  order: { words: 'noOrder', back: { to: '/desk', words: 'toOrders' } },
  coupon: {
    words: 'web-desk-shop:noCoupon',
    back: { to: '/desk/coupons', words: 'web-desk-shop:coupons.toAll' },
  },
  batch: {
    words: 'web-desk-shop:noBatch',
    back: { to: '/desk/coupons', words: 'web-desk-shop:coupons.toAll' },
  },
  person: {
    words: 'web-desk-service:noPerson',
    back: { to: '/desk/people', words: 'web-desk-service:people.toAll' },
  },
} as const
