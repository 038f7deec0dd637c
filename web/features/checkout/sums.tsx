import { useTranslation } from 'react-i18next'
import { freeShippingPages, pagesToFreeShipping } from '#domain/prices/shipping-price'
import type { Sum } from '../prices/sum.ts'
import { discountText, isNothing, sumText } from '../prices/sum-text.ts'
import styles from './sums.module.css'

export interface SumsProps {
  quote: {
    subtotal: Sum
    discount: Sum
    shipping: Sum
    surcharge: Sum
    tax: Sum
    total: Sum
    /** Why shipping costs nothing. */
    freeShipping?: 'pages' | 'coupon' | null
    /** Billed pages of what is printed. */
    printedPages: number
  }
  /** Sent by e-mail: nothing is shipped. */
  isByEmail: boolean
  /** Sent the way that may be free by pages. */
  isStandard: boolean
  /** A newer sum is on its way. */
  isOld?: boolean
}

/** All that makes up the total, line by line. */
export function Sums({ quote, isByEmail, isStandard, isOld = false }: SumsProps) {
  const { t } = useTranslation('web-checkout')
  const { subtotal, discount, shipping, surcharge, tax, total, freeShipping, printedPages } = quote
  const more = isStandard && !isNothing(shipping) ? pagesToFreeShipping(printedPages) : undefined
  const whyFree = freeShipping && t(`sums.freeBy.${freeShipping}`, { count: freeShippingPages })
  return (
    <dl className={styles.sums} aria-busy={isOld} aria-live="polite">
      <Row label={t('sums.books')} value={sumText(subtotal)} />
      {!isNothing(discount) && <Row label={t('sums.discount')} value={discountText(discount)} />}
      {!isByEmail && (
        <Row
          label={t('sums.shipping')}
          value={isNothing(shipping) ? t('sums.free') : sumText(shipping)}
          note={whyFree ?? (more === undefined ? undefined : t('sums.freeFrom', { count: more }))}
        />
      )}
      {!isNothing(surcharge) && <Row label={t('sums.surcharge')} value={sumText(surcharge)} />}
      {!isNothing(tax) && <Row label={t('sums.tax')} value={sumText(tax)} />}
      <div className={styles.total}>
        <dt>{t('sums.total')}</dt>
        <dd>{sumText(total)}</dd>
      </div>
    </dl>
  )
}

function Row({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
