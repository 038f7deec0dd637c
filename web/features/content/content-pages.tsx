import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { NoPages } from '../design/no-pages.tsx'
import type { Plan } from '../reader/page-queries.ts'
import styles from './content.module.css'
import { PagesColumn, type PagesColumnProps } from './pages-column.tsx'
import type { useLiveContent } from './use-live-content.ts'

export interface ContentPagesProps extends Omit<PagesColumnProps, 'bid' | 'sid' | 'plan'> {
  book: Book
  /** Undefined while it is not here, or is refused. */
  plan: Plan | undefined
  error: Error | null
  hasEntries: boolean
  /** What is under way. */
  work: ReturnType<typeof useLiveContent>
}

/** The pages of the book, or why there are none yet; above them, what is being done. */
export function ContentPages({ book, plan, error, hasEntries, work, ...column }: ContentPagesProps) {
  const { t } = useTranslation('web-content')
  return (
    <div className={styles.pages}>
      <div className={styles.work}>{work && <p>{t(`work.${work.what}`, work.figure)}</p>}</div>
      {plan && plan.pages.length > 0 ? (
        <PagesColumn bid={book.bid} sid={book.source.sid} plan={plan} {...column} />
      ) : (
        <NoPages book={book} error={error} failed={t('fetchFailed')} hasEntries={hasEntries} />
      )}
    </div>
  )
}
