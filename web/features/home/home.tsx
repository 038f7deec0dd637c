import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StartButton } from '../../layout/start-button.tsx'
import { keepReferrer } from '../../session/referrer.ts'
import { Covers } from './covers.tsx'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Prices } from './prices.tsx'
import { Steps } from './steps.tsx'
import { Typesets } from './typesets.tsx'

export function Home() {
  const { t } = useTranslation('web-home')
  useEffect(() => keepReferrer(new URLSearchParams(location.search)), [])
  return (
    <div className={styles.home}>
      <Hero />
      <Steps />
      <Typesets />
      <Covers />
      <Prices />
      <Faq />
      <section className={styles.end}>
        <h2>{t('end.title')}</h2>
        <p>{t('end.text')}</p>
        <StartButton size="lg" words={t('hero.start')} />
      </section>
    </div>
  )
}
