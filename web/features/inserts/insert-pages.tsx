import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { useBookNews } from '../design/use-book-news.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { InsertDesk } from './insert-desk.tsx'

/** Pages that the maker puts into the book beside the months. */
export function InsertPages() {
  const { t } = useTranslation('web-pages')
  const bid = useBookId()
  const book = useQuery(bookQuery({ bid }))
  useBookNews(bid)
  if (!bid || book.isError)
    return (
      <EmptyState heading={t('loadFailed')}>
        {bid && <Button onClick={() => void book.refetch()}>{t('again')}</Button>}
      </EmptyState>
    )
  return book.data ? <InsertDesk book={book.data} /> : null
}
