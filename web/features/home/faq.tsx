import { useTranslation } from 'react-i18next'
import styles from './faq.module.css'
import home from './home.module.css'

const questions = ['private', 'edit', 'import', 'photo', 'volumes', 'change'] as const

export function Faq() {
  const { t } = useTranslation('web-home')
  return (
    <section className={home.section} id="faq">
      <h2>{t('faq.title')}</h2>
      <div className={styles.questions}>
        {questions.map(question => (
          <details key={question} className={styles.question}>
            <summary>{t(`faq.items.${question}.title`)}</summary>
            <p>{t(`faq.items.${question}.text`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
