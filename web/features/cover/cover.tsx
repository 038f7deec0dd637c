import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useBookId } from '../design/use-book-id.ts'
import { useBookNews } from '../design/use-book-news.ts'
import { bookQuery } from '../reader/page-queries.ts'
import { CoverTab } from './cover-tab.tsx'
import { LayoutTab } from './layout-tab.tsx'

/** The first step of the design: cover and layout. Inserted pages have an address of their own. */
export function Cover() {
  const { t } = useTranslation('web-cover')
  const bid = useBookId()
  const [search] = useSearchParams()
  const book = useQuery(bookQuery({ bid }))
  const { pages } = useBookNews(bid)
  if (!bid || book.isError)
    return (
      <>
        <h1 className="for-readers-only">{t('heading')}</h1>
        <EmptyState heading={t('loadFailed.heading')} text={t('loadFailed.text')}>
          {bid && <Button onClick={() => void book.refetch()}>{t('loadFailed.again')}</Button>}
        </EmptyState>
      </>
    )
  if (!book.data) return null
  return search.get('tab') === 'layout' ? (
    <LayoutTab book={book.data} pages={pages} />
  ) : (
    <CoverTab book={book.data} />
  )
}
