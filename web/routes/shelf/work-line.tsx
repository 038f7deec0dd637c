import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { importSteps } from '../../imports/follow-book.ts'
import { Meter } from '../../imports/meter.tsx'
import styles from './book-row.module.css'

/** How far a book that is being made is; opens what shows it whole. */
export function WorkLine({ book, onOpen }: { book: Book; onOpen: () => void }) {
  const { t } = useTranslation('web-shelf')
  const step = importSteps(book).findLast(one => one.state === 'running')
  if (!step) return null
  const { what, done, of } = step
  const label = book.status === 'creating' && of === 0 ? t('creating') : t(`working.${what}`)
  return (
    <div className={styles.work}>
      <button type="button" onClick={onOpen}>
        {label} {of > 0 && <span>{t('count', { done: Math.min(done, of), of })}</span>}
      </button>
      <Meter label={label} part={of > 0 ? done / of : undefined} />
    </div>
  )
}
