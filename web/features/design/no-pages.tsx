import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { isWorking } from '../imports/follow-book.ts'

export interface NoPagesProps {
  book: Book
  error: Error | null
  /** What is said of an error. */
  failed: string
  /** Some month is known to have an entry in the book. */
  hasEntries?: boolean
}

/** What stands where the pages will be: they are being set, or there is nothing to set. */
export function NoPages({ book, error, failed, hasEntries = false }: NoPagesProps) {
  const { t } = useTranslation('web-reading')
  if (error && !(error instanceof ApiError && error.name === 'bookEmpty')) {
    const { key, values } = messageOf(error)
    return <EmptyState heading={failed} text={t(key, values)} />
  }
  // they are set, and only on their way
  if (!error && book.totalPage > 0 && !isWorking(book)) return <OnTheirWay />
  const isComing = isWorking(book) || hasEntries
  if (!error || isComing)
    return (
      <EmptyState
        key="coming"
        heading={t('setting.heading')}
        text={t('setting.text')}
        picture={<Loader color="ink.4" />}
      />
    )
  return (
    <EmptyState key="none" heading={t('web-errors:codes.bookEmpty')} text={t('empty.text')}>
      <Button component={Link} to={`/app/design/selection?bid=${encodeURIComponent(book.bid)}`}>
        {t('empty.choose')}
      </Button>
    </EmptyState>
  )
}

function OnTheirWay() {
  const { t } = useTranslation('web-reading')
  const isSlow = useLoading('pending') === 'loading'
  return isSlow ? <EmptyState heading={t('loading')} picture={<Loader color="ink.4" />} /> : null
}
