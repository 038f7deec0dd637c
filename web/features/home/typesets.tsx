import { useTranslation } from 'react-i18next'
import { namesOf } from '#domain/catalogue/names-of'
import type { Paper } from '#domain/catalogue/papers'
import { paperOf, type TypesetName } from '#domain/catalogue/typesets'
import { useTypesetNames } from '../books/typeset-names.ts'
import home from './home.module.css'
import a4One from './pictures/typeset-a4-1.webp'
import a4Two from './pictures/typeset-a4-2.webp'
import a5One from './pictures/typeset-a5-1.webp'
import a5Two from './pictures/typeset-a5-2.webp'
import a5ColumnTweet from './pictures/typeset-a5-column-tweet.webp'
import a5WaterfallBlog from './pictures/typeset-a5-waterfall-blog.webp'
import a5WaterfallTweet from './pictures/typeset-a5-waterfall-tweet.webp'
import styles from './typesets.module.css'

/** Two pages of each typeset, in the order in which the home page shows them. */
const pictures: Record<TypesetName, string> = {
  'a5-1': a5One,
  'a5-2': a5Two,
  'a4-1': a4One,
  'a4-2': a4Two,
  'a5-waterfall-tweet': a5WaterfallTweet,
  'a5-column-tweet': a5ColumnTweet,
  'a5-waterfall-blog': a5WaterfallBlog,
}

// width over height of two pages lying side by side
const ratios: Record<Paper, number> = { a5: 720 / 511, a4: 720 / 489 }

export function Typesets() {
  const { t } = useTranslation('web-home')
  const names = useTypesetNames()
  return (
    <section className={home.section}>
      <h2>{t('typesets.title')}</h2>
      <p>{t('typesets.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls, and must do so by keys too */}
      <ul className={styles.typesets} tabIndex={0} aria-label={t('typesets.title')}>
        {namesOf(pictures).map(name => {
          const title = names[name]
          return (
            <li key={name}>
              <img
                src={pictures[name]}
                width="720"
                height={Math.round(720 / ratios[paperOf(name)])}
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
