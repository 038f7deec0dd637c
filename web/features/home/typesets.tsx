import { useTranslation } from 'react-i18next'
import { useTypesetNames } from '../books/typeset-names.ts'
import home from './home.module.css'
import styles from './typesets.module.css'

const pictures = import.meta.glob<string>('./pictures/typeset-*.webp', { eager: true, import: 'default' })

// width over height of two pages lying side by side
const a5 = 720 / 511
const a4 = 720 / 489

const typesets = [
  { name: 'a5-1', ratio: a5 },
  { name: 'a5-2', ratio: a5 },
  { name: 'a4-1', ratio: a4 },
  { name: 'a4-2', ratio: a4 },
  { name: 'a5-waterfall-tweet', ratio: a5 },
  { name: 'a5-column-tweet', ratio: a5 },
  { name: 'a5-waterfall-blog', ratio: a5 },
] as const

export function Typesets() {
  const { t } = useTranslation('web-home')
  const names = useTypesetNames()
  return (
    <section className={home.section}>
      <h2>{t('typesets.title')}</h2>
      <p>{t('typesets.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and must do so by keys too */}
      <ul className={styles.typesets} tabIndex={0} aria-label={t('typesets.title')}>
        {typesets.map(({ name, ratio }) => {
          const title = names[name]
          return (
            <li key={name}>
              <img
                src={pictures[`./pictures/typeset-${name}.webp`]}
                width="720"
                height={Math.round(720 / ratio)}
                alt={t('typesets.pages', { name: title })}
                loading="lazy"
                decoding="async"
              />
              <h3>{title}</h3>
              <p>{t(`typesets.items.${name}`)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
