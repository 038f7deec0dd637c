import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlainPage } from '../../ui/plain-page.tsx'
import { NoBook } from '../design/no-book.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { ContentScreen } from './content-screen.tsx'

/** Content edit: the pages as they will be printed, and what stands on them (specification 2). */
export function Content() {
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
