import { useTranslation } from 'react-i18next'
import { priceText } from '../../i18n/price-text.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { RegionButton } from '../../layout/region-button.tsx'
import home from './home.module.css'
import styles from './prices.module.css'

const bindings = [
  { binding: 'paperback', size: 'a5' },
  { binding: 'hardback', size: 'a5' },
  { binding: 'paperbackA4', size: 'a4' },
  { binding: 'hardbackA4', size: 'a4' },
] as const

export function Prices() {
  const { t } = useTranslation('web-home')
  const { code, symbol, pagePrice, shipping, deliveryDays } = useRegion()
  return (
    <section className={home.section} id="pricing">
      <h2>{t('prices.title')}</h2>
      <p>{t('prices.text', { region: t(`web-frame:regions.${code}`) })}</p>
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
          {bindings.map(({ binding, size }) => (
            <tr key={binding}>
              <th scope="row">
                {t(`prices.bindings.${binding}`)}
                <span className={styles.under}>{t(`prices.${size}`)}</span>
              </th>
              <td className={styles.size}>{t(`prices.${size}`)}</td>
              <td>{priceText(symbol, pagePrice[binding])}</td>
              <td>{priceText(symbol, pagePrice[binding] * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <span>{t('prices.shipping', { price: priceText(symbol, shipping), days: deliveryDays })}</span>
        <RegionButton />
      </div>
    </section>
  )
}
