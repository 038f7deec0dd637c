import { useTranslation } from 'react-i18next'
import { bindings } from '#domain/catalogue/bindings'
import { leastBilledPages } from '#domain/prices/billed-pages'
import { freeShippingPages } from '#domain/prices/shipping-price'
import { entryDayText } from '../books/book-dates.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'
import type { Check } from './checkout-queries.ts'

/** What one should know before one pays (specification 2, tips). */
export function Tips({ check }: { check: Check | undefined }) {
  const { t } = useTranslation('web-checkout')
  const { shippedFrom, providerFee } = check ?? {}
  return (
    <section className={styles.tips}>
      <h2>{t('tips.heading')}</h2>
      <ul>
        <li>{t('tips.minimum', { count: leastBilledPages.current })}</li>
        <li>
          {t('tips.volumes', {
            paperback: bindings.paperback.maxPages,
            hardback: bindings.hardback.maxPages,
          })}
        </li>
        <li>{t('tips.freeShipping', { count: freeShippingPages })}</li>
        <li>{t('tips.coupons')}</li>
        {shippedFrom && <li>{t('tips.holiday', { day: entryDayText(shippedFrom) })}</li>}
        {providerFee && <li>{t('tips.fee', { fee: sumText(providerFee) })}</li>}
        <li>{t('tips.final')}</li>
      </ul>
    </section>
  )
}
