import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { sumText } from '../prices/sum-text.ts'
import { CardForm } from './card-form.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import styles from './checkout.module.css'
import { changeDraft } from './checkout-draft.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { MethodChoice } from './method-choice.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { RefusedCoupons } from './refused-coupons.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { Tips } from './tips.tsx'
import { useOrder } from './use-order.ts'
import { usePay } from './use-pay.ts'

/** The last step: everything once more, and the way to pay. */
export function PaymentTrade() {
  const { t } = useTranslation('web-checkout')
  const pay = usePay(useOrder())
  const { order } = pay
  const { lines, isByPost, address, check, basket, retry } = order
  if (retry) return <OrderFailed onRetry={retry} />
  if (lines?.length === 0 && !basket.isFetching) return <Navigate to="/app/payment/checkout" replace />
  if (!lines) return <div aria-busy style={{ minHeight: '36rem' }} />
  const quote = check.error ? undefined : check.data
  return (
    <form className={styles.screen} noValidate onSubmit={pay.submit}>
      <h1>{t('trade.heading')}</h1>
      <CheckoutSteps current="trade" skipAddress={!isByPost} />
      <ChangedNotice change={pay.change} />
      <div className={styles.columns}>
        <div>
          {isByPost && <DeliveryLine address={address} isMissing={pay.faults.has('address')} />}
          <ShippingChoice order={order} />
          <ContactFields order={order} isWrong={pay.faults.has('email')} />
          {quote && !pay.isFree && (
            <MethodChoice
              offered={quote.methods}
              value={pay.method}
              isMissing={pay.faults.has('method')}
              onChange={method => changeDraft({ method })}
            />
          )}
          {pay.method === 'card' && <CardForm card={pay.card} />}
        </div>
        <aside className={styles.side} aria-label={t('sums.heading')}>
          {quote && <OrderLines lines={quote.lines} />}
          <OrderSums order={order} />
          {quote && <RefusedCoupons coupons={quote.refusedCoupons} />}
          <Tips check={quote} />
          <p>
            <Link to="/app/payment/checkout">{t('back')}</Link>
          </p>
        </aside>
      </div>
      <div className={styles.foot}>
        <p role="alert" className={styles.fault}>
          {pay.error}
        </p>
        <Button type="submit" size="md" loading={pay.isPaying} disabled={!quote || order.isOld}>
          {quote ? t('trade.pay', { total: sumText(quote.total) }) : t('trade.heading')}
        </Button>
        {pay.isPaying && (
          <span role="status" className="for-readers-only">
            {t('trade.paying')}
          </span>
        )}
      </div>
    </form>
  )
}
