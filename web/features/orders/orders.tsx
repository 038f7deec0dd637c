import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { unpaidHours } from '#domain/orders/unpaid-hours'
import { useUser } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showToast } from '../../ui/toast.ts'
import { deletionText } from './deletion-text.ts'
import { OrderCard } from './order-card.tsx'
import { type Order, ordersQuery, useHideOrder } from './order-queries.ts'
import styles from './orders.module.css'

/** Everything that one has ordered, the newest first. */
export function Orders() {
  const { t } = useTranslation('web-orders')
  const uid = useUser()?.uid ?? ''
  const query = useQuery(ordersQuery(uid))
  const [deleting, ask] = useState<Order>()
  const hide = useHideOrder(uid)
  const orders = query.data?.orders
  return (
    <div className={styles.screen}>
      <h1>{t('heading')}</h1>
      {query.isError && (
        <EmptyState heading={t('failed')}>
          <Button variant="default" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      )}
      {orders?.length === 0 && (
        <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
          <Button component={Link} to="/app/shelf">
            {t('web-frame:toShelf')}
          </Button>
        </EmptyState>
      )}
      <ul className={styles.list} aria-busy={query.isPending}>
        {orders?.map(order => (
          <OrderCard
            key={order.oid}
            order={order}
            covers={query.data?.covers ?? {}}
            onDelete={() => ask(order)}
          />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          opened
          heading={t('deleteHeading')}
          text={t(deletionText(deleting), { number: deleting.number, hours: unpaidHours })}
          confirm={t('delete')}
          busy={hide.isPending}
          onConfirm={() =>
            hide.mutate(deleting.oid, {
              onSuccess: () => {
                ask(undefined)
                void showToast({ kind: 'success', text: t('deleted') })
              },
              onError: () => void showToast({ kind: 'error', text: t('deleteFailed') }),
            })
          }
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  )
}
