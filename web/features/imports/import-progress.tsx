import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book, Progress } from '#contract/book'
import { importSteps, isArriving, isWorking, whyPartly } from './follow-book.ts'
import styles from './import-progress.module.css'
import { Meter } from './meter.tsx'
import { ReceiptDialog } from './receipt/receipt-dialog.tsx'
import { stepFigure } from './step-figure.ts'
import { useArchiveUploads } from './uploads/archive-uploads.ts'
import { isMoving } from './uploads/upload-state.ts'
import { useLiveBook } from './use-live-book.ts'

export interface ImportProgressProps {
  bid: string
  /** Called when a link of the panel leads away. */
  onLeave?: () => void
  /** Called when archives are wanted: the panel stands beside the place for them. */
  onBring?: () => void
}

/** Each step of the work with its numbers; the first pages as soon as there are some. */
export function ImportProgress({ bid, onLeave, onBring }: ImportProgressProps) {
  const { t } = useTranslation('web-import')
  const { data: book } = useLiveBook(bid)
  const [receipt, showReceipt] = useState(false)
  const uploads = useArchiveUploads(bid)
  const isSent = uploads.some(upload => isMoving(upload.state))
  const steps = book ? importSteps(book) : []
  if (!book || steps.length === 0) return null
  const works = isWorking(book)
  const arrives = isSent || (isArriving(book) && !works)
  const partly = whyPartly(book)
  const failed = partly !== undefined || steps.some(step => step.state === 'failed')
  return (
    <section className={styles.panel} aria-live="off">
      <h2>
        {arrives && t('progress.arrivingHeading')}
        {!arrives && works && t('progress.heading')}
        {!arrives && !works && (failed ? t('progress.failedHeading') : t('progress.doneHeading'))}
      </h2>
      {isSent && <p className={styles.note}>{t('progress.arriving')}</p>}
      {arrives && uploads.length === 0 && <p className={styles.note}>{t('progress.stopped')}</p>}
      {!arrives && works && <p className={styles.note}>{t('progress.leave')}</p>}
      {!arrives && !works && partly && <p className={styles.note}>{t([`why.${partly}`, 'why.failed'])}</p>}
      <ul className={styles.steps}>
        {steps.map(step => (
          <Step key={step.what} step={step} />
        ))}
      </ul>
      <div className={styles.actions}>
        {book.totalPage > 0 && <ReadLink book={book} works={works || arrives} onLeave={onLeave} />}
        {!works && !arrives && (
          <Button variant="default" size="sm" onClick={() => showReceipt(true)}>
            {t('progress.receipt')}
          </Button>
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

function Step({ step }: { step: Progress }) {
  const { t } = useTranslation('web-import')
  const { what, done, of, state, why } = step
  const label = t(`progress.${what}`)
  const figure = stepFigure(step)
  return (
    <li data-state={state}>
      <div className={styles.line}>
        <span>{label}</span>
        <span className={styles.number}>
          {state === 'done' && t('progress.finished')}
          {state === 'running' && !figure && t('progress.started')}
          {state === 'running' && figure?.kind === 'percent' && t('progress.percent', figure)}
          {state === 'running' && figure?.kind === 'count' && t('progress.count', figure)}
          {state === 'arriving' &&
            (figure?.kind === 'count' ? t('progress.soFar', figure) : t('progress.awaited'))}
        </span>
      </div>
      {state === 'running' && <Meter label={label} part={of > 0 ? done / of : undefined} />}
      {state === 'arriving' && figure?.kind === 'count' && <Meter label={label} part={done / of} />}
      {state === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t([`why.${why}`, 'why.failed'])}
        </p>
      )}
    </li>
  )
}
