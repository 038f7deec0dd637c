import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { bookQuery } from '../../../pages/page-queries.ts'
import { PlainPage } from '../../../show/plain-page.tsx'
import { NoBook } from '../no-book.tsx'
import { useBookId } from '../use-book-id.ts'
import { ContentScreen } from './content-screen.tsx'

/** Content edit: the pages as they will be printed, and what stands on them (specification 2). */
export function Component() {
  const { t } = useTranslation('web-content')
  const bid = useBookId()
  const query = useQuery(bookQuery({ bid }))
  const book = query.data
  if (!book) return <NoBook bid={bid} query={query} failed={t('fetchFailed')} />
  if (book.editable) return <ContentScreen key={bid} book={book} />
  return (
    <PlainPage heading={t('final.heading')} text={t('final.text')}>
      <Button component={Link} to={`/app/review?bid=${encodeURIComponent(bid)}`}>
        {t('final.read')}
      </Button>
    </PlainPage>
  )
}
