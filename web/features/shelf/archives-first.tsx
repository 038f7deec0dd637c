import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { OpenDialog } from './shelf-dialog.tsx'
import { untouchedBook } from './untouched-book.ts'

export interface ArchivesFirstProps {
  books: readonly Book[]
  onOpen: (dialog: OpenDialog) => void
}

/** Where no network can be read from here, archives are the way in: says so, and opens it for the book that waits for content. */
export function ArchivesFirst({ books, onOpen }: ArchivesFirstProps) {
  const { t } = useTranslation('web-shelf')
  const book = untouchedBook(books)
  return (
    <EmptyState heading={t('archives.heading')} text={t('archives.text')}>
      <Button
        size="md"
        onClick={() =>
          onOpen(book ? { kind: 'import', bid: book.bid, way: 'upload' } : { kind: 'new', bid: '' })
        }
      >
        {t('archives.open')}
      </Button>
      <Button size="md" component={Link} to="/archives" variant="default">
        {t('archives.guide')}
      </Button>
    </EmptyState>
  )
}
