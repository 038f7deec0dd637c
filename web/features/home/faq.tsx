import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './faq.module.css'
import home from './home.module.css'
import { Questions } from './questions.tsx'

const items = ['private', 'edit', 'import', 'photo', 'volumes', 'change'].map(name => `faq.items.${name}`)

export function Faq() {
  const { t } = useTranslation('web-home')
  return (
    <section className={home.section} id="faq">
      <h2>{t('faq.title')}</h2>
      <Questions items={items} />
      <p className={styles.more}>
        <Link to="/faq">{t('faq.more')}</Link>
      </p>
    </section>
  )
}
