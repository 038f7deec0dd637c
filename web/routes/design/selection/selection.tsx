import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { bookQuery } from '../../../pages/page-queries.ts'
import { EmptyState } from '../../../show/empty-state.tsx'
import { useBookId } from '../use-book-id.ts'
import { SelectionDesk } from './selection-desk.tsx'
import { filterOf } from './selection-filter.ts'

/** What of all that was brought in goes into the book. */
export function Component() {
  const { t } = useTranslation('web-selection')
  const bid = useBookId()
  const [search] = useSearchParams()
  const book = useQuery(bookQuery({ bid }))
  if (!bid || book.isError)
    return (
      <EmptyState heading={t('failed.heading')} text={t('failed.text')}>
        {bid && <Button onClick={() => void book.refetch()}>{t('failed.again')}</Button>}
      </EmptyState>
    )
  return book.data ? <SelectionDesk book={book.data} filter={filterOf(search)} /> : null
}
