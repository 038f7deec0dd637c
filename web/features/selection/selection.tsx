import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { SelectionDesk } from './selection-desk.tsx'
import { filterOf } from './selection-filter.ts'

/** What of all that was brought in goes into the book. */
export function Selection() {
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
