import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { StartButton } from '../../../layout/start-button.tsx'
import page from '../../../ui/public-page.module.css'
import { labels, networks, steps, written } from './archive-steps.ts'
import styles from './archives-page.module.css'
import { StepDrawing } from './step-drawing.tsx'

/** /archives: how one gets the archive of a network, step by step; `#facebook` and `#instagram` are the parts. */
export function ArchivesPage() {
  const { t, i18n } = useTranslation(['web-archives', 'web-home'])
  const { hash } = useLocation()
  // whoever comes from elsewhere comes before the part is there
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  const menuLabels = Object.fromEntries(labels.map(label => [label, t(`labels.${label}`)]))
  const month = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div className={page.page}>
      <h1>{t('heading')}</h1>
      <p className={page.intro}>{t('intro')}</p>
      <ul className={page.links}>
        {networks.map(({ network }) => (
          <li key={network}>
            <a href={`#${network}`}>{t(`networks.${network}`)}</a>
          </li>
        ))}
      </ul>
      {networks.map(({ network, href }) => (
        <section key={network} className={styles.part} aria-labelledby={network}>
          <h2 id={network}>{t(`networks.${network}`)}</h2>
          <p className={page.note}>
            <a href={href} target="_blank" rel="noreferrer">
              {t('open')}
            </a>
          </p>
          <ol className={styles.steps}>
            {steps.map(({ name, drawing }) => (
              <li key={name}>
                <StepDrawing drawing={drawing} />
                <p>{t(`steps.${name}`, { ...menuLabels, network: t(`networks.${network}`) })}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div className={styles.end}>
        <p className={page.note}>{t('written', { ...menuLabels, month: month.format(written) })}</p>
        <StartButton size="lg" words={t('web-home:hero.start')} />
      </div>
    </div>
  )
}
