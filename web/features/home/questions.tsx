import { useTranslation } from 'react-i18next'
import { useRegion } from '../../i18n/use-language.ts'
import { useRegionPrices } from '../prices/region-prices-query.ts'
import styles from './faq.module.css'

/** Questions that open to their answers; each is named by the key of its words. */
export function Questions({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('web-home')
  const region = useRegion()
  const { deliveryDays } = useRegionPrices(region)
  const values = { region: t(`web-frame:regions.${region}`), days: deliveryDays }
  return (
    <div className={styles.questions}>
      {items.map(item => (
        <details key={item} className={styles.question}>
          <summary>{t(`${item}.title`)}</summary>
          <p>{t(`${item}.text`, values)}</p>
        </details>
      ))}
    </div>
  )
}
