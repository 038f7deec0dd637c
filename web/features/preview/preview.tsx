import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { NoBook } from '../design/no-book.tsx'
import { NoPages } from '../design/no-pages.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery, planQuery } from '../reader/page-queries.ts'
import { PreviewScreen } from './preview-screen.tsx'

/** The book as it will be printed, by month or to leaf through (specification 2). */
export function Preview() {
  const { t } = useTranslation('web-preview')
  const bid = useBookId()
  const query = useQuery(bookQuery({ bid }))
  const { data: plan, error: planError } = useQuery(planQuery({ bid }))
  const book = query.data
  if (!book) return <NoBook bid={bid} query={query} failed={t('notLoaded')} />
  // a finalized book is read, not previewed (specification 4)
  if (!book.editable) return <Navigate to={`/app/review?bid=${encodeURIComponent(bid)}`} replace />
  if (plan && plan.pages.length > 0) return <PreviewScreen key={bid} book={book} plan={plan} />
  return (
    <>
      <h1 className="for-readers-only">{t('heading', { title: book.title })}</h1>
      <NoPages book={book} error={planError} failed={t('notLoaded')} />
    </>
  )
}
