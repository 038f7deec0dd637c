import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StartButton } from '../../layout/start-button.tsx'
import styles from '../../ui/public-page.module.css'
import home from './home.module.css'
import { Questions } from './questions.tsx'

const atHome = (name: string) => `web-home:faq.items.${name}`
const here = (name: string) => `web-faq:items.${name}`

/** What people ask, in the order of the way: bringing, making, paying, holding; the home page has some of them too. */
const groups = [
  {
    name: 'bring',
    items: [here('sources'), here('archive'), atHome('import'), here('again'), atHome('private')],
  },
  {
    name: 'make',
    items: [
      atHome('edit'),
      atHome('photo'),
      atHome('volumes'),
      here('layout'),
      here('books'),
      here('read'),
      here('share'),
    ],
  },
  { name: 'pay', items: [here('price'), here('binding'), here('methods'), here('coupon'), here('together')] },
  { name: 'hold', items: [here('delivery'), here('places'), here('pdf'), here('track'), atHome('change')] },
  { name: 'own', items: [here('takeAlong'), here('leave')] },
]

/** /faq: all questions by what they are about. */
export function FaqPage() {
  const { t } = useTranslation(['web-faq', 'web-home'])
  return (
    <div className={home.home}>
      <div className={styles.page}>
        <h1>{t('web-home:faq.title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <ul className={styles.links}>
          {groups.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{t(`headings.${name}`)}</a>
            </li>
          ))}
        </ul>
        {groups.map(({ name, items }) => (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>{t(`headings.${name}`)}</h2>
            <Questions items={items} />
          </section>
        ))}
        <p className={styles.note}>
          <Link to="/pricing">{t('toPricing')}</Link>
        </p>
        <p className={styles.note}>
          <Link to="/archives">{t('toArchives')}</Link>
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
