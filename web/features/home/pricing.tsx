import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bindings } from '#domain/catalogue/bindings'
import { price } from '#domain/money/exact-amount'
import { leastBilledPages } from '#domain/prices/billed-pages'
import { providerFee } from '#domain/prices/provider-fee'
import { freeShippingPages } from '#domain/prices/shipping-price'
import { priceText } from '../../i18n/price-text.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { RegionButton } from '../../layout/region-button.tsx'
import { StartButton } from '../../layout/start-button.tsx'
import styles from '../../ui/public-page.module.css'
import { pricesIn, priceTableQuery } from '../prices/region-prices-query.ts'
import home from './home.module.css'
import { PriceEstimate } from './price-estimate.tsx'
import { RegionPrices } from './region-prices.tsx'

const notes = ['minimum', 'volumes', 'freeShipping', 'pdf', 'pay', 'fee', 'hongKong'] as const

/** /pricing: what a book costs, in the reader's region and everywhere, by the table in force. */
export function Pricing() {
  const { t } = useTranslation(['web-pricing', 'web-home'])
  const region = useRegion()
  const { data } = useQuery(priceTableQuery)
  const fee = providerFee(region)
  const surcharge = pricesIn(data, 'HK').nonCommercialFee
  const values = {
    least: leastBilledPages.current,
    paperback: bindings.paperback.maxPages,
    hardback: bindings.hardback.maxPages,
    free: freeShippingPages,
    fee: fee && priceText(fee),
    surcharge: surcharge && priceText(price(surcharge, 'HKD')),
  }
  // said only where it is so
  const shown = notes.filter(note => (note !== 'fee' || fee) && (note !== 'hongKong' || surcharge))
  return (
    <div className={home.home}>
      <div className={styles.page}>
        <h1>{t('web-home:prices.title')}</h1>
        <p className={styles.intro}>
          {/* on a line of its own: it is known later than the page, and breaks no other */}
          {t('web-home:prices.of', { region: t(`web-frame:regions.${region}`) })}
          <br />
          {t('intro')}
        </p>
        <RegionButton />
        <PriceEstimate prices={pricesIn(data, region)} />
        <p className={styles.note}>{t('estimate.note')}</p>
        <h2>{t('notes.title')}</h2>
        <ul className={styles.notes}>
          {shown.map(note => (
            <li key={note}>{t(`notes.${note}`, values)}</li>
          ))}
        </ul>
        <h2>{t('regions.title')}</h2>
        <p className={styles.intro}>{t('regions.text')}</p>
        <RegionPrices pricesOf={region => pricesIn(data, region)} />
        <p className={styles.note}>
          <Link to="/faq">{t('toFaq')}</Link>
        </p>
      </div>
      <section className={home.end}>
        <h2>{t('web-home:end.title')}</h2>
        <p>{t('web-home:end.text')}</p>
        <StartButton size="lg" words={t('web-home:hero.start')} />
      </section>
    </div>
  )
}
