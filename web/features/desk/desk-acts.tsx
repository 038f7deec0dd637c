import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showError, showToast } from '../../ui/toast.ts'
import { isNothing } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { type DeskAct, useDeskAct } from './desk-queries.ts'
import { DeskTroubles } from './desk-troubles.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SettleButton } from './settle-button.tsx'
import { ShipForm } from './ship-form.tsx'

/** What can be done with an order now; each is asked before it is done. */
export function DeskActs({ order }: { order: DeskOrder }) {
  const { t } = useTranslation('web-desk')
  const [asking, ask] = useState<'accept' | 'reprint' | 'refund'>()
  const act = useDeskAct(order.oid)
  const { number, shipment, lines, payment, troubles } = order
  const canAccept = shipment.state === 'making' && lines.some(({ files }) => files?.state === 'objected')
  const canReprint = shipment.handedOverAt !== null
  const canRefund = payment !== null && !isNothing(payment.refundable)
  const perform = (what: DeskAct) =>
    act.mutate(what, {
      onSuccess: ({ done }) =>
        void showToast(
          done ? { kind: 'success', text: t(`done.${what.kind}`) } : { kind: 'notice', text: t('notDone') },
        ),
      onError: showError,
      onSettled: () => ask(undefined),
    })
  return (
    <>
      {shipment.state === 'handedOver' && (
        <ShipForm
          busy={act.isPending}
          onShip={(trackingNumber, trackingUrl) => perform({ kind: 'ship', trackingNumber, trackingUrl })}
        />
      )}
      <div className={styles.acts}>
        {canAccept && <Button onClick={() => ask('accept')}>{t('accept.action')}</Button>}
        {canReprint && (
          <Button variant="default" onClick={() => ask('reprint')}>
            {t('reprint.action')}
          </Button>
        )}
        {canRefund && (
          <Button variant="default" onClick={() => ask('refund')}>
            {t('refund.action')}
          </Button>
        )}
      </div>
      {shipment.why === 'refunded' && (
        <SettleButton
          busy={act.isPending}
          onSettle={() => perform({ kind: 'settle', troubleId: order.oid })}
        />
      )}
      <DeskTroubles troubles={troubles} busy={act.isPending} onAct={perform} />
      {(asking === 'accept' || asking === 'reprint') && (
        <ConfirmDialog
          opened
          heading={t(`${asking}.heading`)}
          text={t(`${asking}.text`, { number })}
          confirm={t(`${asking}.action`)}
          busy={act.isPending}
          onConfirm={() => perform({ kind: asking })}
          onClose={() => ask(undefined)}
        />
      )}
      {asking === 'refund' && payment && (
        <RefundDialog
          order={order}
          payment={payment}
          busy={act.isPending}
          onRefund={(amount, refundable) => perform({ kind: 'refund', amount, refundable })}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
