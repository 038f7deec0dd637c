import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Book } from '#contract/book'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { albumAddress } from '../books/album-address.ts'
import type { BookFault } from './book-fault.ts'

export interface BookFaultDialogProps {
  book: Pick<Book, 'bid' | 'type' | 'title'>
  fault: BookFault
}

/** Says why a book cannot be ordered as it is (specification 5, book check), and leads to where that is mended, or back to the shelf. */
export function BookFaultDialog({ book, fault }: BookFaultDialogProps) {
  const { t } = useTranslation('web-checkout')
  const navigate = useNavigate()
  const toShelf = () => void navigate('/app/shelf', { replace: true })
  const toBook = () => void navigate(albumAddress(book), { replace: true })
  const { kind } = fault
  return (
    <ConfirmDialog
      opened
      heading={t(`book.${kind}`, { ...fault })}
      text={t(`book.${kind}Text`, { ...fault, title: book.title })}
      confirm={t(kind === 'otherType' ? 'web-frame:toShelf' : 'book.edit')}
      noCancel={kind === 'otherType'}
      onConfirm={kind === 'otherType' ? toShelf : toBook}
      onClose={toShelf}
    />
  )
}
