import { useTranslation } from 'react-i18next'
import { bindingNames, pricedBinding } from '#domain/catalogue/bindings'
import { paperNames } from '#domain/catalogue/papers'
import { price, timesCount } from '#domain/money/exact-amount'
import { priceText } from '../../i18n/price-text.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { RegionButton } from '../../layout/region-button.tsx'
import { useRegionPrices } from '../prices/region-prices-query.ts'
import home from './home.module.css'
import styles from './prices.module.css'

const rows = paperNames.flatMap(paper =>
  bindingNames.map(binding => ({ binding: pricedBinding(binding, paper), paper })),
)

export function Prices() {
  const { t } = useTranslation('web-home')
  const region = useRegion()
  const { currency, page, shipping, deliveryDays } = useRegionPrices(region)
  return (
    <section className={home.section} id="pricing">
      <h2>{t('prices.title')}</h2>
      <p>
        {/* on a line of its own: it is known later than the page, and breaks no other */}
        {t('prices.of', { region: t(`web-frame:regions.${region}`) })}
        <br />
        {t('prices.text')}
      </p>
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t('prices.binding')}</th>
            <th scope="col" className={styles.size}>
              {t('prices.size')}
            </th>
            <th scope="col">{t('prices.page')}</th>
            <th scope="col">{t('prices.example')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ binding, paper }) => (
            <tr key={binding}>
              <th scope="row">
                {t(`prices.bindings.${binding}`)}
                <span className={styles.under}>{t(`prices.${paper}`)}</span>
              </th>
              <td className={styles.size}>{t(`prices.${paper}`)}</td>
              <td>{priceText(price(page[binding], currency))}</td>
              <td>{priceText(timesCount(price(page[binding], currency), 100))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span>
          {t('prices.shipping', { price: priceText(price(shipping, currency)), days: deliveryDays })}
        </span>
        <RegionButton />
      </div>
    </section>
  )
}
