import { useTranslation } from 'react-i18next'
import { BookObject } from '../books/book-object.tsx'
import styles from './covers.module.css'
import home from './home.module.css'
import classic from './pictures/cover-classic-300.webp'
import full from './pictures/cover-full-300.webp'
import polaroid from './pictures/cover-polaroid-300.webp'
import seal from './pictures/cover-seal-300.webp'

const covers = [
  { name: 'full', src: full, pages: 160, binding: 'hardback', boards: '#b3392b' },
  { name: 'seal', src: seal, pages: 96, binding: 'paperback', boards: '#f3ede1' },
  { name: 'polaroid', src: polaroid, pages: 200, binding: 'hardback', boards: '#afc3b1' },
  { name: 'classic', src: classic, pages: 128, binding: 'paperback', boards: '#cf9c48' },
] as const

export function Covers() {
  const { t } = useTranslation('web-home')
  return (
    <section className={home.section}>
      <h2>{t('covers.title')}</h2>
      <p>{t('covers.text')}</p>
      <ul className={styles.covers}>
        {covers.map(({ name, src, pages, binding, boards }) => (
          <li key={name}>
            <BookObject
              cover={{ src }}
              alt={t(`covers.names.${name}`)}
              pages={pages}
              binding={binding}
              boards={boards}
              height="var(--cover-height)"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
