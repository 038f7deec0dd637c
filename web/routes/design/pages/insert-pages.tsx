import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bookQuery } from '../../../pages/page-queries.ts'
import { EmptyState } from '../../../show/empty-state.tsx'
import { useBookNews } from '../cover/use-book-news.ts'
import { useBookId } from '../use-book-id.ts'
import { InsertDesk } from './insert-desk.tsx'

/** Pages that the maker puts into the book beside the months. */
export function Component() {
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
