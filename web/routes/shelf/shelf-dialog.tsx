import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { ImportDialog, ReceiptDialog } from '../../imports/dialogs.tsx'
import { PatchDialog } from '../../patch/dialogs.tsx'
import { ConfirmDialog } from '../../show/confirm-dialog.tsx'
import { isOnlyBook } from './only-book.ts'
import type { Shelf } from './use-shelf.ts'

export interface Asked {
  kind: 'import' | 'patch' | 'receipt' | 'delete'
  bid: string
}

/** Which dialog is open for which book. Afterwards one is where one was. */
export function useShelfDialog() {
  const [asked, ask] = useState<Asked>()
  const from = useRef<{ element: Element | null; bid: string }>(undefined)
  useEffect(() => {
    if (asked || !from.current) return
    const { element, bid } = from.current
    from.current = undefined
    // the entry of a menu is gone with it
    const isThere = element !== document.body && element?.checkVisibility()
    const back = isThere ? element : document.querySelector(`[data-menu-of="${CSS.escape(bid)}"]`)
    if (back instanceof HTMLElement) back.focus()
  }, [asked])
  return {
    asked,
    open(next: Asked) {
      from.current = { element: document.activeElement, bid: next.bid }
      ask(next)
    },
    close: () => ask(undefined),
  }
}

/** The dialog that was asked for. */
export function ShelfDialog({ shelf, dialog }: { shelf: Shelf; dialog: ReturnType<typeof useShelfDialog> }) {
  const { asked, close } = dialog
  const book = shelf.books?.find(one => one.bid === asked?.bid)
  if (!asked || !book) return null
  const leave = () => {
    close()
    void shelf.refresh()
  }
  if (asked.kind === 'import') return <ImportDialog bid={book.bid} onClose={leave} />
  if (asked.kind === 'receipt') return <ReceiptDialog bid={book.bid} onClose={leave} />
  if (asked.kind === 'patch')
    return (
      <PatchDialog target={{ sid: book.source.sid }} onSaved={() => void shelf.refresh()} onClose={close} />
    )
  return <DeleteDialog book={book} shelf={shelf} onClose={close} />
}

function DeleteDialog({ book, shelf, onClose }: { book: Book; shelf: Shelf; onClose: () => void }) {
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
