import { Suspense } from 'react'
import type { Book } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { EntryDialog } from '../entry/dialogs.tsx'
import { ImportDialog, ReceiptDialog } from '../imports/dialogs.tsx'
import { isArriving } from '../imports/follow-book.ts'
import type { OpenDialog } from './shelf-dialog.tsx'
import type { Shelf } from './use-shelf.ts'

const DeleteDialog = loadLater(() => import('./delete-dialog.tsx').then(found => found.DeleteDialog))

export interface OpenedDialogProps {
  kind: OpenDialog['kind']
  book: Book
  shelf: Shelf
  onClose: () => void
}

/** One of the dialogs of a book. */
export function OpenedDialog({ kind, book, shelf, onClose }: OpenedDialogProps) {
  const leave = () => {
    onClose()
    void shelf.refresh()
  }
  if (kind === 'import')
    return <ImportDialog bid={book.bid} start={isArriving(book) ? 'upload' : 'choose'} onClose={leave} />
  if (kind === 'receipt') return <ReceiptDialog bid={book.bid} onClose={leave} />
  if (kind === 'patch')
    return (
      <EntryDialog
        target={{ sid: book.source.sid, bid: book.bid }}
        onSaved={() => void shelf.refresh()}
        onClose={onClose}
      />
    )
  return (
    <Suspense>
      <DeleteDialog book={book} shelf={shelf} onClose={onClose} />
    </Suspense>
  )
}
