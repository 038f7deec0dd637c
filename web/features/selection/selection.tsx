import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { EmptyState } from '../../ui/empty-state.tsx'
import { tabWithContent } from '../books/tab-with-content.ts'
import { useBookId } from '../design/use-book-id.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { SelectionDesk } from './selection-desk.tsx'
import { filterOf } from './selection-filter.ts'

/** What of all that was brought in goes into the book. */
export function Selection() {
  const { t } = useTranslation('web-selection')
  const bid = useBookId()
  const book = useQuery(bookQuery({ bid }))
  if (!bid || book.isError)
    return (
      <EmptyState heading={t('failed.heading')} text={t('failed.text')}>
        {bid && <Button onClick={() => void book.refetch()}>{t('failed.again')}</Button>}
      </EmptyState>
    )
  return book.data ? <OpenedSelection key={bid} book={book.data} /> : null
}

/** Where the address names no tab, the first that has something; it stays though more comes in. */
function OpenedSelection({ book }: { book: Book }) {
  const [search] = useSearchParams()
  const [first] = useState(() => tabWithContent(book))
  return <SelectionDesk book={book} filter={filterOf(search, first)} />
}
