import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskRegion } from '#contract/desk-prices'
import { momentText } from '../../books/book-dates.ts'
import styles from '../desk.module.css'
import { PriceForm } from './price-form.tsx'
import { PriceHistory } from './price-history.tsx'

/** The prices of one region: changed here, with what was changed before. */
export function RegionPrices({ region: shown }: { region: DeskRegion }) {
  const { t } = useTranslation('web-desk-shop')
  const { region, currency, changes } = shown
  const inForce = changes.find(({ state }) => state === 'inForce')
  const planned = changes.filter(({ state }) => state === 'planned')
  return (
    <>
      <p className={styles.back}>
        <Link to="/desk/prices">{t('prices.toAll')}</Link>
      </p>
      <h1>{t('prices.of', { region: t(`web-frame:regions.${region}`) })}</h1>
      <p className={styles.facts}>
        {[
          t('prices.currency', { currency }),
          inForce ? t('prices.since', { moment: momentText(inForce.validFrom) }) : t('prices.standard'),
        ].join(t('web-desk:between'))}
      </p>
      {planned.map(({ changeId, validFrom }) => (
        <p key={changeId} className={styles.waiting}>
          {t('prices.plannedText', { moment: momentText(validFrom) })}
        </p>
      ))}
      <PriceForm key={region} region={shown} />
      <PriceHistory region={region} changes={changes} />
    </>
  )
}
