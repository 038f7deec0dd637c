import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sumText } from '../prices/sum-text.ts'
import { withLine, withoutLine } from './basket-lines.ts'
import styles from './checkout.module.css'
import { isCounting } from './checkout-queries.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CouponSection } from './coupon-section.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderLineCard } from './order-line-card.tsx'
import { OrderSums } from './order-sums.tsx'
import { Tips } from './tips.tsx'
import type { Order } from './use-order.ts'

/** What is bought, in which binding, how many of it and for how much: all of it before one pays (specification 2, checkout). */
export function OrderCheck({ order }: { order: Order }) {
  const { t } = useTranslation('web-checkout')
  const { uid, lines, change, retry, isByPost, address, region, check, isOld } = order
  if (retry) return <OrderFailed onRetry={retry} />
  if (!lines) return <div aria-busy style={{ minHeight: '36rem' }} />
  if (lines.length === 0) return <EmptyBasket uid={uid} />
  const quote = check.error ? undefined : check.data
  const next = isByPost && !address ? 'address' : 'trade'
  return (
    <div className={styles.screen}>
      <h1>{t('heading')}</h1>
      <CheckoutSteps current="checkout" skipAddress={!isByPost} />
      <div className={styles.columns}>
        <div>
          {lines.map((line, index) => (
            <OrderLineCard
              key={`${line.bid} ${lines.slice(0, index).filter(({ bid }) => bid === line.bid).length}`}
              line={line}
              quoted={quote?.lines[index]}
              region={region}
              onChange={part => change(withLine(lines, index, part))}
              onRemove={() => change(withoutLine(lines, index))}
            />
          ))}
          <p className={styles.further}>
            <Link to="/app/shelf">{t('addMore')}</Link> <span>{t('addMoreText')}</span>
          </p>
          <CouponSection uid={uid} check={quote} />
        </div>
        <aside className={styles.side} aria-label={t('sums.heading')}>
          <OrderSums order={order} />
          {/* once it is known how high the sums above are */}
          {(quote || (check.error && !isCounting(check.error))) && <Tips check={quote} />}
        </aside>
      </div>
      <div className={styles.foot}>
        <p aria-live="polite">{quote && t('next.total', { total: sumText(quote.total) })}</p>
        {order.isAddressKnown && (
          <Button
            component={Link}
            to={`/app/payment/${next}`}
            size="md"
            {...((!quote || isOld) && { 'data-disabled': true, 'aria-disabled': true })}
            onClick={event => {
              if (!quote || isOld) event.preventDefault()
            }}
          >
            {t(`next.${next}`)}
          </Button>
        )}
      </div>
    </div>
  )
}
