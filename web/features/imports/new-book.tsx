import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { changeSpan } from '#contract/social-books'
import type { Span } from '#domain/books/span'
import { callApi } from '../../api/client.ts'
import { useUser } from '../../session/use-user.ts'
import { showError } from '../../ui/toast.ts'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { ChooseWay, type ImportWay } from './choose-way.tsx'
import { wholeImportAddresses } from './import-address.ts'
import { FirstSpan } from './span/first-span.tsx'

export interface NewBookProps {
  /** Undefined where it was refused, which the person was told. */
  make: () => Promise<Book | undefined>
  /** It is being made. */
  busy: boolean
  /** Goes on with the book that was made; `hand`: with an entry that is written by hand. */
  onMade: (book: Book, way: ImportWay | 'hand') => void
  onClose: () => void
}

/** Where the content of a new book comes from. The book is made with this choice: who leaves before it leaves nothing behind. */
export function NewBook({ make, busy, onMade, onClose }: NewBookProps) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  const [span, setSpan] = useState<Span>({ since: null, until: null })
  const go = async (way: ImportWay | 'hand') => {
    const book = await make()
    if (!book) return
    const { bid, source } = book
    const isOpen = span.since === null && span.until === null
    if (!isOpen)
      await callApi(changeSpan, { params: { sid: source.sid }, body: span }).catch(error => showError(error))
    if (way === 'instagram' && user) location.assign(wholeImportAddresses[way](user.uid, bid))
    else onMade(book, way)
  }
  return (
    <WideDialog heading={t('newBook')} onClose={onClose}>
      <ChooseWay busy={busy} onChoose={way => void go(way)} onWrite={() => void go('hand')} />
      <FirstSpan span={span} onChange={setSpan} />
    </WideDialog>
  )
}
