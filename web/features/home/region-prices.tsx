import { useTranslation } from 'react-i18next'
import { bindingNames, pricedBinding } from '#domain/catalogue/bindings'
import { paperNames } from '#domain/catalogue/papers'
import { type RegionCode, regionCodes } from '#domain/catalogue/regions'
import { price } from '#domain/money/exact-amount'
import { priceText } from '../../i18n/price-text.ts'
import type { ShownPrices } from '../prices/region-prices-query.ts'
import styles from './region-prices.module.css'

const columns = paperNames.flatMap(paper => bindingNames.map(binding => pricedBinding(binding, paper)))

/** Prices of a page, shipping and days in every region that we send to. */
export function RegionPrices({ pricesOf }: { pricesOf: (region: RegionCode) => ShownPrices }) {
  const { t } = useTranslation(['web-pricing', 'web-home'])
  return (
    // it is wider than a phone
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('regions.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('regions.region')}</th>
            {columns.map(binding => (
              <th key={binding} scope="col">
                {t(`web-home:prices.bindings.${binding}`)}
              </th>
            ))}
            <th scope="col">{t('regions.shipping')}</th>
            <th scope="col">{t('regions.days')}</th>
          </tr>
        </thead>
        <tbody>
          {regionCodes.map(region => {
            const { currency, page, shipping, deliveryDays } = pricesOf(region)
            return (
              <tr key={region}>
                <th scope="row">{t(`web-frame:regions.${region}`)}</th>
                {columns.map(binding => (
                  <td key={binding}>{priceText(price(page[binding], currency))}</td>
                ))}
                <td>{priceText(price(shipping, currency))}</td>
                <td>{t('regions.dayCount', { count: deliveryDays })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
