import { Button } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderAnswer, type PaymentMethod, payOrder } from '#contract/orders'
import { readPaymentKey } from '#contract/payments'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { sumText } from '../prices/sum-text.ts'
import { CardForm } from './card-form.tsx'
import styles from './checkout.module.css'
import { MethodChoice } from './method-choice.tsx'
import { paymentQuery } from './payment-query.ts'
import { useCardFields } from './use-card-fields.ts'
import { useFinishPayment } from './use-finish-payment.ts'

/** Pays an order that was placed, after a decline or in another way. The order itself stays as it is. */
export function PayAgain({ order }: { order: OrderAnswer }) {
  const { t } = useTranslation('web-checkout')
  const { oid, email, lines, total } = order
  const queries = useQueryClient()
  const finish = useFinishPayment()
  const [chosen, choose] = useState<PaymentMethod>()
  const [isMissing, miss] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [error, setError] = useState<string>()
  const [ofCard, ofPaypal] = [useQuery(takenQuery('card', total)), useQuery(takenQuery('paypal', total))]
  // a card until it is known to be refused, so that nothing moves as a rule; what could not be asked for is tried
  const offered = [
    ...(isAway(ofCard.error) ? [] : (['card'] as const)),
    ...(ofPaypal.isPending || isAway(ofPaypal.error) ? [] : (['paypal'] as const)),
  ]
  const method = offered.find(way => way === chosen)
  const card = useCardFields(method === 'card', order.region)
  const pay = async (by: PaymentMethod) => {
    try {
      const { payment } = await callApi(payOrder, { params: { oid }, body: { method: by } })
      await finish({ oid, bid: lines[0]?.bid ?? '', email, payment }, card) // an order has lines
    } catch (failure) {
      const { key, values } = messageOf(failure)
      setError(t(key, values))
    }
    await queries.invalidateQueries({ queryKey: paymentQuery(oid).queryKey })
    await queries.invalidateQueries({ queryKey: ['order', oid] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    miss(method === undefined)
    if (!method || isPaying || (method === 'card' && !card.check())) return
    setPaying(true)
    await pay(method)
    setPaying(false)
  }
  return (
    <form className={styles.again} noValidate onSubmit={event => void submit(event)}>
      {(offered.length > 0 || !ofPaypal.isPending) && (
        <MethodChoice offered={offered} value={method} isMissing={isMissing} onChange={choose} />
      )}
      {method === 'card' && <CardForm card={card} />}
      <p role="alert" className={styles.fault}>
        {error}
      </p>
      <Button type="submit" size="md" loading={isPaying}>
        {t('trade.pay', { total: sumText(total) })}
      </Button>
    </form>
  )
}

/** Whether a method is set up and takes the currency: refused where not. */
function takenQuery(method: PaymentMethod, { currency }: OrderAnswer['total']) {
  return queryOptions({
    queryKey: ['payment key', method, currency],
    queryFn: ({ signal }) => callApi(readPaymentKey, { query: { method, currency } }, { signal }),
    retry: false,
  })
}

function isAway(error: Error | null): boolean {
  return error instanceof ApiError && error.name === 'paymentMethodAway'
}
