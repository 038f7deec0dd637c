import { useTranslation } from 'react-i18next'
import { networks } from '../archives/archive-steps.ts'
import styles from './upload-panel.module.css'

/** The way to where it is told how one gets the archive of a network; beside this screen, where an upload may wait. */
export function ArchiveGuide() {
  const { t } = useTranslation('web-import')
  return (
    <ul className={styles.guide}>
      {networks.map(({ network }) => (
        <li key={network}>
          <a href={`/archives#${network}`} target="_blank" rel="noreferrer">
            {t(`guide.${network}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
