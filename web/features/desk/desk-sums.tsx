import { useTranslation } from 'react-i18next'
import type { DeskOrder } from '#contract/desk'
import { freeShippingPages } from '#domain/prices/shipping-price'
import { sumRows } from '../orders/sum-rows.ts'
import { discountText, sumText } from '../prices/sum-text.ts'
import styles from './desk.module.css'
import { Facts } from './facts.tsx'

/** What the total of an order is made of: its parts add up to it. */
export function DeskSums({ order }: { order: DeskOrder }) {
  const { t } = useTranslation('web-desk')
  const { sums, coupons, shippingWay } = order
  const used = coupons.map(({ code, discount, takesOff }) =>
    t(`sums.coupons.${takesOff}`, { code, discount: discountText(discount) }),
  )
  return (
    <section className={styles.sums}>
      <h2>{t('sums.heading')}</h2>
      <Facts
        rows={[
          ...sumRows({ ...sums, shippingWay }, used.join(t('between')), t),
          [
            t('sums.free'),
            // one who has paid for shipping has no reason
            sums.freeShipping && t(`sums.freeBy.${sums.freeShipping}`, { count: freeShippingPages }),
          ],
          [t('web-orders:facts.total'), <strong key="total">{sumText(sums.total)}</strong>],
        ]}
      />
    </section>
  )
}
