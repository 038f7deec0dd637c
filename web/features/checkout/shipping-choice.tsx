import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'
import { changeDraft } from './checkout-draft.ts'
import { priceFault } from './price-fault.ts'
import { shippingPricesQuery } from './shipping-of.ts'
import type { Order } from './use-order.ts'

/** How the order comes: by post, by courier where there is one, a PDF by e-mail. */
export function ShippingChoice({ order }: { order: Order }) {
  const { t } = useTranslation('web-checkout')
  const { region, shipping, check } = order
  const { data, isError } = useQuery(shippingPricesQuery(region))
  const fault = priceFault({ isError, prices: data?.prices })
  const prices = data?.prices.find(row => row.region === region)
  const days = { standard: prices?.deliveryDays, express: prices?.expressTime, email: 1 }
  const ways =
    shipping === 'email'
      ? (['email'] as const)
      : (['standard', 'express'] as const).filter(way => way === 'standard' || prices?.expressTime)
  return (
    <fieldset className={styles.choice}>
      <legend>{t('shipping.label')}</legend>
      {ways.map(way => (
        <label key={way}>
          <input
            type="radio"
            name="shipping"
            checked={way === shipping}
            onChange={() => way !== 'email' && changeDraft({ shipping: way })}
          />
          <span>
            {t(`shipping.names.${way}`)}
            <small>{t(`shipping.about.${way}`, { days: days[way] ?? check.data?.deliveryDays ?? '' })}</small>
          </span>
          {way === 'express' && prices?.expressFee && (
            <span>{sumText({ amount: prices.expressFee, currency: prices.currency })}</span>
          )}
        </label>
      ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {t(fault)}
        </p>
      )}
    </fieldset>
  )
}
