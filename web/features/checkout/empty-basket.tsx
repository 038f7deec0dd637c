import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ordersQuery } from '../orders/order-queries.ts'
import { statusAddress } from '../orders/status-address.ts'
import { sumText } from '../prices/sum-text.ts'

/** A basket with nothing in it: whoever left a payment, by a reload or the way back, goes on with it from here. */
export function EmptyBasket({ uid }: { uid: string }) {
  const { t } = useTranslation('web-checkout')
  const { data, isPending } = useQuery(ordersQuery(uid))
  if (isPending) return <div aria-busy style={{ minHeight: '36rem' }} />
  const unpaid = data?.orders.find(({ state }) => state === 'pending')
  const ways = (
    <>
      <Button component={Link} to="/app/shelf" {...(unpaid && { variant: 'default' })}>
        {t('web-frame:toShelf')}
      </Button>
      <Button component={Link} to="/app/orders" variant="default">
        {t('status.toOrders')}
      </Button>
    </>
  )
  if (!unpaid)
    return (
      <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
        {ways}
      </EmptyState>
    )
  const { oid, number, total, lines } = unpaid
  return (
    <EmptyState heading={t('unpaid.heading')} text={t('unpaid.text', { number, total: sumText(total) })}>
      {/* an order has lines */}
      <Button component={Link} to={statusAddress(lines[0]?.bid ?? '', oid)}>
        {t('unpaid.pay')}
      </Button>
      {ways}
    </EmptyState>
  )
}
