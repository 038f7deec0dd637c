import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '#contract/orders'
import styles from './checkout.module.css'

export interface MethodChoiceProps {
  offered: readonly PaymentMethod[]
  value: PaymentMethod | undefined
  /** None was chosen when one wanted to pay. */
  isMissing: boolean
  onChange: (method: PaymentMethod) => void
}

/** By card or PayPal; nothing is chosen beforehand. */
export function MethodChoice({ offered, value, isMissing, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('web-checkout')
  return (
    <fieldset className={styles.choice}>
      <legend>{t('trade.method')}</legend>
      {offered.map(method => (
        <label key={method}>
          <input type="radio" name="method" checked={method === value} onChange={() => onChange(method)} />
          <span>
            {t(`trade.methods.${method}`)}
            <small>{t(`trade.methodAbout.${method}`)}</small>
          </span>
        </label>
      ))}
      <p role="alert" className={styles.fault}>
        {offered.length === 0 ? t('trade.noMethod') : isMissing && t('trade.methodMissing')}
      </p>
    </fieldset>
  )
}
