import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isOnlyBook } from './only-book.ts'
import type { Shelf } from './use-shelf.ts'

/** Asks before a book goes; the only one stays. */
export function DeleteDialog({ book, shelf, onClose }: { book: Book; shelf: Shelf; onClose: () => void }) {
  const { t } = useTranslation('web-shelf')
  if (isOnlyBook(book, shelf.books ?? []))
    return (
      <ConfirmDialog
        opened
        noCancel
        heading={t('last.heading')}
        text={t('last.text')}
        onConfirm={onClose}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      opened
      heading={t('delete.heading')}
      text={t('delete.text', { title: book.title })}
      confirm={t('delete.confirm')}
      busy={shelf.deleting}
      onConfirm={() => void shelf.remove(book.bid).then(onClose)}
      onClose={onClose}
    />
  )
}
