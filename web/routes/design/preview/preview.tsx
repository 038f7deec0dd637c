import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import type { Book } from '#contract/book'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { bookQuery, planQuery } from '../../../pages/page-queries.ts'
import { EmptyState } from '../../../show/empty-state.tsx'
import { PlainPage } from '../../../show/plain-page.tsx'
import { useLoading } from '../../../show/use-loading.ts'
import { useBookId } from '../use-book-id.ts'
import styles from './preview.module.css'
import { PreviewScreen } from './preview-screen.tsx'

/** The book as it will be printed, by month or to leaf through (specification 2). */
export function Component() {
  const { t } = useTranslation('web-preview')
  const bid = useBookId()
  const { data: book, status, error } = useQuery(bookQuery({ bid }))
  const { data: plan, error: planError } = useQuery(planQuery({ bid }))
  const state = useLoading(bid === '' ? 'error' : status)
  // a finalized book is read, not previewed (specification 4)
  if (book && !book.editable) return <Navigate to={`/app/review?bid=${encodeURIComponent(bid)}`} replace />
  if (book && plan && plan.pages.length > 0) return <PreviewScreen key={bid} book={book} plan={plan} />
  if (book) return <NoPages book={book} error={planError} />
  if (state === 'failed') {
    const { key, values } = messageOf(error)
    return (
      <PlainPage heading={t('notLoaded')} text={error ? t(key, values) : ''}>
        <Button onClick={() => location.reload()}>{t('web-errors:reload')}</Button>
        <Button component={Link} to="/app/shelf" variant="subtle" color="ink.9">
          {t('web-frame:toShelf')}
        </Button>
      </PlainPage>
    )
  }
  return (
    <div className={styles.waiting} aria-busy>
      {state === 'loading' && <Loader color="ink.4" aria-label={t('loading')} />}
    </div>
  )
}

function NoPages({ book, error }: { book: Book; error: Error | null }) {
  const { t } = useTranslation('web-preview')
  const isEmpty = error instanceof ApiError && error.name === 'bookEmpty'
  if (error && !isEmpty) {
    const { key, values } = messageOf(error)
    return <EmptyState heading={t('notLoaded')} text={t(key, values)} />
  }
  const isComing = book.isGettingPosts || book.isGettingIns || book.isGettingPages
  if (!isEmpty || isComing)
    return (
      <EmptyState
        heading={t('setting.heading')}
        text={t('setting.text')}
        picture={<Loader color="ink.4" />}
      />
    )
  return (
    <>
      <h1 className="for-readers-only">{t('heading', { title: book.title })}</h1>
      <EmptyState heading={t('web-errors:codes.bookEmpty')} text={t('empty.text')}>
        <Button component={Link} to={`/app/design/selection?bid=${encodeURIComponent(book.bid)}`}>
          {t('empty.choose')}
        </Button>
      </EmptyState>
    </>
  )
}
