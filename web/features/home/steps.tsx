import { useTranslation } from 'react-i18next'
import { useRegion } from '../../i18n/use-language.ts'
import { useRegionPrices } from '../prices/region-prices-query.ts'
import home from './home.module.css'
import styles from './steps.module.css'

const steps = ['bring', 'make', 'hold'] as const

export function Steps() {
  const { t } = useTranslation('web-home')
  const { deliveryDays } = useRegionPrices(useRegion())
  return (
    <section className={home.section} id="steps">
      <h2>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`, { days: deliveryDays })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
