import { useTranslation } from 'react-i18next'
import styles from './faq.module.css'

/** Questions that open to their answers; each is named by the key of its words. */
export function Questions({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('web-home')
  return (
    <div className={styles.questions}>
      {items.map(item => (
        <details key={item} className={styles.question}>
          <summary>{t(`${item}.title`)}</summary>
          <p>{t(`${item}.text`)}</p>
        </details>
      ))}
    </div>
  )
}
