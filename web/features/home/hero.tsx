import { useTranslation } from 'react-i18next'
import { price } from '#domain/money/exact-amount'
import { priceText } from '../../i18n/price-text.ts'
import { useRegion } from '../../i18n/use-language.ts'
import { StartButton } from '../../layout/start-button.tsx'
import { BookObject } from '../books/book-object.tsx'
import { useRegionPrices } from '../prices/region-prices-query.ts'
import styles from './hero.module.css'
import cover from './pictures/cover-300.webp'
import coverLarge from './pictures/cover-600.webp'
import spread from './pictures/spread.webp'
import spreadSmall from './pictures/spread-small.webp'

export function Hero() {
  const { t } = useTranslation('web-home')
  const { currency, page } = useRegionPrices(useRegion())
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('hero.title')}</h1>
        <p>{t('hero.text')}</p>
        <StartButton size="lg" words={t('hero.start')} />
        <p className={styles.price}>
          {t('hero.from', { price: priceText(price(page.paperback, currency)) })}
        </p>
      </div>
      <div className={styles.books}>
        <div className={styles.open}>
          <img
            src={spread}
            srcSet={`${spreadSmall} 720w, ${spread} 1200w`}
            sizes="(max-width: 60rem) 92vw, 38rem"
            width="1200"
            height="851"
            alt={t('hero.spread')}
            fetchPriority="high"
            decoding="sync"
          />
        </div>
        <div className={styles.closed}>
          <BookObject
            cover={{
              src: cover,
              srcSet: `${cover} 300w, ${coverLarge} 600w`,
              sizes: '(max-width: 60rem) 8rem, 12rem',
            }}
            alt={t('hero.picture')}
            pages={200}
            binding="hardback"
            height="var(--closed-height)"
            boards="#243f66"
            eager
          />
        </div>
      </div>
    </section>
  )
}
