import { useTranslation } from 'react-i18next'
import type { Sum } from '../prices/sum.ts'
import { sumText } from '../prices/sum-text.ts'
import styles from './checkout.module.css'

/** Says that the order costs something else than was shown, before anything is charged. */
export function ChangedNotice({ change }: { change: { before: Sum; after: Sum } | undefined }) {
  const { t } = useTranslation('web-checkout')
  return (
    <div role="alert">
      {change && (
        <section className={styles.changed}>
          <h2>{t('changed.heading')}</h2>
          <p>{t('changed.text', { before: sumText(change.before), after: sumText(change.after) })}</p>
        </section>
      )}
    </div>
  )
}
