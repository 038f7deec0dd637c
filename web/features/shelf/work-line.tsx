import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { importSteps } from '../imports/follow-book.ts'
import { Meter } from '../imports/meter.tsx'
import { stepFigure } from '../imports/step-figure.ts'
import styles from './book-row.module.css'

/** How far a book that is being made is; opens what shows it whole. */
export function WorkLine({ book, onOpen }: { book: Book; onOpen: () => void }) {
  const { t } = useTranslation('web-shelf')
  const step = importSteps(book).findLast(step => step.state === 'running')
  if (!step) return null
  const { what, done, of } = step
  const figure = stepFigure(step)
  const label = book.status === 'creating' && !figure ? t('creating') : t(`working.${what}`)
  return (
    <div className={styles.work}>
      {/* of another step it is another sentence, and not the one before moved; the focus stays on the button */}
      <button type="button" onClick={onOpen}>
        <span key={label}>
          {label} {figure && <span className={styles.figure}>{t(figure.kind, figure)}</span>}
        </span>
      </button>
      <Meter label={label} part={of > 0 ? done / of : undefined} />
    </div>
  )
}
