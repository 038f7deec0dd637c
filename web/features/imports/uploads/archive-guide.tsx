import { useTranslation } from 'react-i18next'
import styles from './upload-panel.module.css'

const steps = ['one', 'two', 'three', 'four'] as const
// where both networks let people export what they hold
const networks = [
  { network: 'facebook', href: 'https://accountscenter.facebook.com/info_and_permissions' },
  { network: 'instagram', href: 'https://accountscenter.instagram.com/info_and_permissions' },
] as const

/** How one gets the archive of a network. */
export function ArchiveGuide() {
  const { t } = useTranslation('web-import')
  return (
    <div className={styles.guide}>
      {networks.map(({ network, href }) => (
        <details key={network}>
          <summary>{t(`guide.${network}Title`)}</summary>
          <ol>
            {steps.map(step => (
              <li key={step}>{t(`guide.${network}.${step}`)}</li>
            ))}
          </ol>
          <a href={href} target="_blank" rel="noreferrer">
            {t('guide.open')}
          </a>
        </details>
      ))}
    </div>
  )
}
