import { useTranslation } from 'react-i18next'
import type { Drawing } from './archive-steps.ts'
import styles from './step-drawing.module.css'

/** What one sees at this step, as a sketch: the sentence beside it says the same. */
export function StepDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <div className={styles.screen} aria-hidden="true">
      <Inside drawing={drawing} />
    </div>
  )
}

function Inside({ drawing }: { drawing: Drawing }) {
  const { t } = useTranslation('web-archives')
  switch (drawing.kind) {
    case 'menu':
      return drawing.rows.map((label, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing stay where they are
        <div key={at} className={styles.row} data-marked={label !== undefined}>
          {label === undefined ? <i className={styles.line} /> : <span>{t(`labels.${label}`)}</span>}
          <i className={styles.arrow} />
        </div>
      ))
    case 'form':
      return drawing.rows.map(([name, value]) => (
        <div key={name} className={styles.row} data-marked="true">
          <span>{t(`labels.${name}`)}</span>
          <strong>{t(`labels.${value}`)}</strong>
        </div>
      ))
    case 'mail':
      return (
        <svg aria-hidden="true" className={styles.picture} viewBox="0 0 120 80">
          <rect x="20" y="12" width="80" height="56" rx="4" />
          <path d="M20 18 60 46 100 18" />
          <circle cx="100" cy="12" r="7" className={styles.seal} />
        </svg>
      )
    case 'files':
      return (
        <svg aria-hidden="true" className={styles.picture} viewBox="0 0 120 80">
          <path d="M16 16h18l8 8v32H16z" />
          <path d="M8 26h18l8 8v32H8z" />
          <path d="M50 42h16m-6-6 6 6-6 6" className={styles.way} />
          <rect x="78" y="14" width="36" height="50" rx="2" />
          <path d="M84 14v50" />
          <circle cx="99" cy="34" r="5" className={styles.seal} />
        </svg>
      )
  }
}
