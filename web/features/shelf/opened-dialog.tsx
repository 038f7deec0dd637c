import { Suspense } from 'react'
import { words } from '../../i18n/words.ts'
import { loadLater } from '../../ui/load-later.ts'
import { EntryDialog } from '../entry/dialogs.tsx'
import { ImportDialog, ReceiptDialog } from '../imports/dialogs.tsx'
import { isArriving } from '../imports/follow-book.ts'
import type { OpenDialog } from './shelf-dialog.tsx'
import { untouchedBook } from './untouched-book.ts'
import type { Shelf } from './use-shelf.ts'

const RenameDialog = loadLater(() => import('./rename-dialog.tsx').then(module => module.RenameDialog))
const CopyDialog = loadLater(() => import('./copy-dialog.tsx').then(module => module.CopyDialog))
const PdfDialog = loadLater(async () => {
  const [{ PdfDialog }] = await Promise.all([
    import('./pdf-dialog.tsx'),
    words.loadNamespaces(['web-preview', 'web-import']),
  ])
  return PdfDialog
})
const SharingDialog = loadLater(async () => {
  const [{ SharingDialog }] = await Promise.all([
    import('../preview/sharing-dialog.tsx'),
    words.loadNamespaces(['web-preview', 'web-reading']),
  ])
  return SharingDialog
})
const DeleteDialog = loadLater(() => import('./delete-dialog.tsx').then(module => module.DeleteDialog))

export interface OpenedDialogProps {
  opened: OpenDialog
  shelf: Shelf
  onOpen: (next: OpenDialog) => void
  onClose: () => void
}

/** The dialog of a new book, or one of those of a book that is there. */
export function OpenedDialog({ opened, shelf, onOpen, onClose }: OpenedDialogProps) {
  const { kind, way } = opened
  const leave = () => {
    onClose()
    void shelf.refresh()
  }
  if (kind === 'new')
    return (
      <ImportDialog
        // one that was begun and left empty is gone on with
        make={async () => untouchedBook(shelf.books ?? []) ?? shelf.create()}
        busy={shelf.creating}
        onMade={({ bid }, way) =>
          onOpen(way === 'hand' ? { kind: 'patch', bid } : { kind: 'import', bid, way })
        }
        onClose={onClose}
      />
    )
  const book = shelf.books?.find(shelved => shelved.bid === opened.bid)
  if (!book) return null
  const start = way ?? (isArriving(book) ? 'upload' : undefined)
  if (kind === 'import') return <ImportDialog bid={book.bid} start={start} onClose={leave} />
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
      {kind === 'rename' && <RenameDialog book={book} onSaved={leave} onClose={onClose} />}
      {kind === 'copy' && <CopyDialog book={book} shelf={shelf} onClose={onClose} />}
      {kind === 'share' && <SharingDialog bid={book.bid} onClose={leave} />}
      {kind === 'pdf' && <PdfDialog book={book} onClose={onClose} />}
      {kind === 'delete' && <DeleteDialog book={book} shelf={shelf} onClose={onClose} />}
    </Suspense>
  )
}

/** What most people open first. */
export async function fetchAhead(): Promise<void> {
  await Promise.all([import('../imports/import-dialog.tsx'), words.loadNamespaces(['web-import'])])
}
