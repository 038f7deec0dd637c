import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import type { Sum } from '../prices/sum.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { refundAmount } from './refund-amount.ts'
import '@mantine/core/styles/Input.layer.css'

export interface RefundDialogProps {
  order: DeskOrder
  payment: NonNullable<DeskOrder['payment']>
  busy: boolean
  /** With what was shown as left to give back. */
  onRefund: (amount: Sum, refundable: Sum) => void
  onClose: () => void
}

/** Asks for the amount twice: what is given back does not come again. */
export function RefundDialog({ order, payment, busy, onRefund, onClose }: RefundDialogProps) {
  const { t } = useTranslation('web-desk')
  // as it was shown: where the order is read again meanwhile and other is left, the call is refused
  const [refundable] = useState(payment.refundable)
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<Sum>()
  const [fault, setFault] = useState<string>()
  const start = (amount: Sum | undefined) => {
    choose(amount)
    setTyped('')
    setFault(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = refundAmount(typed, refundable)
    if (typeof amount === 'string')
      return setFault(t(`refund.faults.${amount}`, { most: sumText(refundable) }))
    if (!chosen) return start(amount)
    if (sumText(amount) !== sumText(chosen)) return setFault(t('refund.faults.other'))
    onRefund(chosen, refundable)
  }
  const heading = t('refund.heading', { number: order.number })
  return (
    <WideDialog heading={heading} onClose={onClose}>
      <form noValidate onSubmit={submit} className={styles.refund}>
        <Text>
          {chosen
            ? t('refund.again', { amount: sumText(chosen), email: order.email })
            : t('refund.text', { most: sumText(refundable) })}
        </Text>
        <TextInput
          key={chosen ? 'again' : 'first'}
          size="md"
          label={chosen ? t('refund.amountAgain') : t('refund.amount', { currency: refundable.currency })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          autoFocus={chosen !== undefined}
          value={typed}
          error={fault}
          onChange={event => {
            setFault(undefined)
            setTyped(event.currentTarget.value)
          }}
        />
        <Group justify="flex-end">
          {chosen ? (
            <Button variant="subtle" color="ink.9" onClick={() => start(undefined)}>
              {t('refund.back')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => start(refundable)}>
              {t('refund.whole', { amount: sumText(refundable) })}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {chosen ? t('refund.give', { amount: sumText(chosen) }) : t('refund.next')}
          </Button>
        </Group>
      </form>
    </WideDialog>
  )
}
