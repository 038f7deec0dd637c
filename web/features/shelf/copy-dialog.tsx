import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Shelf } from './use-shelf.ts'

/** Another book with the same content, to go on with in another way. */
export function CopyDialog({ book, shelf, onClose }: { book: Book; shelf: Shelf; onClose: () => void }) {
  const { t } = useTranslation('web-shelf')
  return (
    <ConfirmDialog
      opened
      heading={t('copy.heading')}
      text={t('copy.text', { title: book.title })}
      confirm={t('copy.confirm')}
      busy={shelf.creating}
      onConfirm={() => void shelf.copy(book.bid).then(onClose)}
      onClose={onClose}
    />
  )
}
