import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { messageOf } from '../../../api/api-error.ts'
import { bookQuery } from '../../../pages/page-queries.ts'
import { PlainPage } from '../../../show/plain-page.tsx'
import { useLoading } from '../../../show/use-loading.ts'
import { useBookId } from '../use-book-id.ts'
import styles from './content.module.css'
import { ContentScreen } from './content-screen.tsx'

/** Content edit: the pages as they will be printed, and what stands on them (specification 2). */
export function Component() {
  const { t } = useTranslation('web-content')
  const bid = useBookId()
  const { data: book, status, error, refetch } = useQuery(bookQuery({ bid }))
  const state = useLoading(bid === '' ? 'error' : status)
  if (book && !book.editable)
    return (
      <PlainPage heading={t('final.heading')} text={t('final.text')}>
        <Button component={Link} to={`/app/review?bid=${encodeURIComponent(bid)}`}>
          {t('final.read')}
        </Button>
      </PlainPage>
    )
  if (book) return <ContentScreen key={bid} book={book} />
  if (bid === '' || error) {
    const { key, values } = messageOf(error)
    return (
      <PlainPage heading={t('fetchFailed')} text={error ? t(key, values) : ''}>
        <Button onClick={() => void refetch()}>{t('web-errors:reload')}</Button>
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
