import { Button } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { hasContent } from '#domain/catalogue/networks'
import { words } from '../../i18n/words.ts'
import { offeredNetworks } from '../../session/offered-ways.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadLater } from '../../ui/load-later.ts'
import { showToast } from '../../ui/toast.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { useLoading } from '../../ui/use-loading.ts'
import { BookRow } from './book-row.tsx'
import { PromotionSlot } from './promotion-slot.tsx'
import styles from './shelf.module.css'
import { ShelfDialog, useShelfDialog } from './shelf-dialog.tsx'
import { ShelfHead } from './shelf-head.tsx'
import { useShelf } from './use-shelf.ts'

// its words come with it: a shelf that is drawn beforehand leaves room for it
const DeletionBar = loadLater(() => import('../account/deletion-bar.tsx').then(module => module.DeletionBar))

const ArchivesFirst = loadLater(() => import('./archives-first.tsx').then(module => module.ArchivesFirst))

// below all else: nothing moves when it comes
const FirstSteps = loadLater(async () => {
  const [{ FirstSteps }] = await Promise.all([
    import('./first-steps.tsx'),
    words.loadNamespaces(['web-home']),
  ])
  return FirstSteps
})

/** The shelf: all books of a person, and everything one does with a whole book. */
export function Shelf() {
  const { t } = useTranslation('web-shelf')
  const shelf = useShelf()
  const dialog = useShelfDialog()
  const state = useLoading(shelf.query.status)
  const isInBrowser = useInBrowser()
  useLoginMessage()
  const { books } = shelf
  const isByArchive = !offeredNetworks().some(hasContent)
  const create = () => {
    const isFull = shelf.books && !shelf.hasRoom
    if (isFull) void showToast({ kind: 'notice', text: t('tooMany') })
    else dialog.open({ kind: 'new', bid: '' })
  }
  return (
    <div className={styles.shelf}>
      {shelf.accountDeletesAt && (
        <div className={styles.deletion}>
          {isInBrowser && (
            <Suspense>
              <DeletionBar deletesAt={shelf.accountDeletesAt} />
            </Suspense>
          )}
        </div>
      )}
      <ShelfHead shelf={shelf} onCreate={create} />
      <PromotionSlot promotion={undefined} />
      {!books && state === 'loading' && <Waiting />}
      {shelf.query.isError && (
        <EmptyState heading={t('failed.heading')} text={t('failed.text', { code: shelf.failure })}>
          <Button onClick={() => void shelf.query.refetch()}>{t('refresh')}</Button>
        </EmptyState>
      )}
      {books && books.length === 0 && !shelf.creating && (
        <EmptyState heading={t('empty.heading')} text={t(isByArchive ? 'archives.text' : 'empty.text')}>
          <Button size="md" onClick={create}>
            {t('create')}
          </Button>
        </EmptyState>
      )}
      {books && (books.length > 0 || shelf.creating) && (
        <BookRow
          books={books}
          creating={shelf.creating}
          onOpen={dialog.open}
          onCreate={shelf.hasRoom ? create : undefined}
        />
      )}
      {isInBrowser && books?.every(book => book.guide || book.totalPage === 0) && (
        <Suspense>
          {isByArchive && books.length > 0 && <ArchivesFirst books={books} onOpen={dialog.open} />}
          <FirstSteps />
        </Suspense>
      )}
      <ShelfDialog shelf={shelf} dialog={dialog} />
    </div>
  )
}

/** Covers to be, while nobody knows yet how many there are. */
function Waiting() {
  const { t } = useTranslation('web-shelf')
  return (
    <div className={styles.waiting} role="status">
      <span className="for-readers-only">{t('loading')}</span>
      <i />
      <i />
      <i />
    </div>
  )
}

const loginOutcomes = ['refused', 'expired', 'failed', 'taken', 'stranger', 'unavailable'] as const

/** Says how a login for an import ended, where it did not end well. */
function useLoginMessage(): void {
  const { t } = useTranslation('web-shelf')
  const [search, setSearch] = useSearchParams()
  const message = loginOutcomes.find(outcome => outcome === search.get('login'))
  useEffect(() => {
    if (!message) return
    void showToast({ kind: 'error', text: t(`login.${message}`), stays: true })
    setSearch({}, { replace: true })
  }, [message, setSearch, t])
}
