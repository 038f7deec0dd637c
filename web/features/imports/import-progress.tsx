import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Book, Progress } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { asksForGuide } from './archives/asks-for-guide.ts'
import { AwayWatch } from './away/away-watch.tsx'
import { TellMe } from './away/tell-me.tsx'
import { isArriving, isWorking, whyPartly } from './follow-book.ts'
import styles from './import-progress.module.css'
import { ImportStageLine } from './import-stage.tsx'
import { importStages } from './import-stages.ts'
import { ReceiptDialog } from './receipt/receipt-dialog.tsx'
import { useArchiveUploads } from './uploads/archive-uploads.ts'
import { isMoving } from './uploads/upload-state.ts'
import { useLiveBook } from './use-live-book.ts'

const ArchiveGuide = loadLater(() =>
  import('./uploads/archive-guide.tsx').then(module => module.ArchiveGuide),
)

export interface ImportProgressProps {
  bid: string
  /** Called when a link of the panel leads away. */
  onLeave?: () => void
  /** Called when archives are wanted: the panel stands beside the place for them. */
  onBring?: () => void
}

/**
 * How far an import is, whichever way it comes: its stages with their numbers, what is waited for, and in the end what came in and
 * where to go next. As high from the beginning on as it will be.
 */
export function ImportProgress({ bid, onLeave, onBring }: ImportProgressProps) {
  const { t } = useTranslation('web-import')
  const { data: book } = useLiveBook(bid)
  const [receipt, showReceipt] = useState(false)
  const uploads = useArchiveUploads(bid)
  const isSent = uploads.some(upload => isMoving(upload.state))
  const stages = book ? importStages(isSent ? withoutFailures(book) : book) : []
  if (!book || stages.length === 0) return null
  const works = isWorking(book)
  const arrives = isSent || (isArriving(book) && !works)
  const isOpen = works || arrives
  const partly = whyPartly(book)
  const failed = partly !== undefined || stages.some(stage => stage.state === 'failed')
  const isUnread = [partly, ...stages.map(({ state, why }) => (state === 'failed' ? why : undefined))].some(
    asksForGuide,
  )
  // where archives are dropped, and none is yet, it stands already
  const needsGuide = !isOpen && isUnread && (uploads.length > 0 || !onBring)
  const waiting = stages.find(stage => stage.state === 'running' && stage.why !== undefined)?.why
  return (
    <section className={styles.panel} aria-live="off">
      <AwayWatch book={book} />
      <h2>
        {arrives && t('progress.arrivingHeading')}
        {!arrives && works && t('progress.heading')}
        {!isOpen && (failed ? t('progress.failedHeading') : t('progress.doneHeading'))}
      </h2>
      <p className={styles.note} role="status">
        {isSent && t('progress.arriving')}
        {arrives && !isSent && t('progress.stopped')}
        {!arrives && works && (waiting ? t([`why.${waiting}`, 'why.failed']) : t('progress.leave'))}
        {!isOpen && (partly ? t([`why.${partly}`, 'why.failed']) : t('progress.next'))}
      </p>
      <ul className={styles.stages}>
        {stages.map(stage => (
          <ImportStageLine key={stage.what} stage={stage} />
        ))}
      </ul>
      {needsGuide && (
        <Suspense>
          <ArchiveGuide />
        </Suspense>
      )}
      <div className={styles.actions}>
        {/* it stays where it is when the others change */}
        <div className={styles.read}>
          {book.totalPage > 0 && <ReadLink book={book} works={isOpen} onLeave={onLeave} />}
        </div>
        {isOpen && <TellMe bid={bid} />}
        {!isOpen && (
          <>
            <Button variant="default" size="sm" onClick={() => showReceipt(true)}>
              {t('progress.receipt')}
            </Button>
            <ChooseLink bid={bid} onLeave={onLeave} />
          </>
        )}
      </div>
      {receipt && (
        <ReceiptDialog
          bid={bid}
          onClose={() => showReceipt(false)}
          onBring={
            onBring &&
            (() => {
              showReceipt(false)
              onBring()
            })
          }
        />
      )}
    </section>
  )
}

/** What an earlier file failed with is not said of the one that is being sent. */
function withoutFailures({ progress }: Book): Pick<Book, 'progress'> {
  const isOver = ({ state }: Progress) => state === 'failed'
  return {
    progress: progress.map(step =>
      isOver(step) ? { what: step.what, done: 0, of: 0, state: 'arriving' } : step,
    ),
  }
}

function ReadLink(props: { book: Book; works: boolean; onLeave: (() => void) | undefined }) {
  const { t } = useTranslation('web-import')
  const { book, works, onLeave } = props
  const pages = book.totalPage
  return (
    <Button
      component={Link}
      to={`/app/design/preview?bid=${book.bid}`}
      size="sm"
      {...(onLeave && { onClick: onLeave })}
    >
      {works ? t('progress.read', { pages }) : t('progress.open', { pages })}
    </Button>
  )
}

/** To the selection, from elsewhere. */
function ChooseLink({ bid, onLeave }: { bid: string; onLeave: (() => void) | undefined }) {
  const { t } = useTranslation('web-import')
  const { pathname } = useLocation()
  if (pathname === '/app/design/selection') return null
  return (
    <Button
      component={Link}
      to={`/app/design/selection?bid=${encodeURIComponent(bid)}`}
      variant="default"
      size="sm"
      {...(onLeave && { onClick: onLeave })}
    >
      {t('progress.choose')}
    </Button>
  )
}
