import { Button } from '@mantine/core'
import { IconAlertTriangle, IconBook, IconList, IconPencil, IconRuler2, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { RoundButton, roundClass } from '../../ui/round-button.tsx'
import { stepAddress } from '../design/design-steps.ts'
import { MonthJump } from '../reader/month-jump.tsx'
import type { Zoom } from '../reader/page-scale.ts'
import { type Place, placeText } from '../reader/place.ts'
import { DownloadButton } from './download-button.tsx'
import styles from './preview.module.css'

/** To leaf through, or month by month. */
export type PreviewMode = 'book' | 'month'

export interface PreviewBarProps {
  book: Book
  mode: PreviewMode
  onMode: (mode: PreviewMode) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  months: readonly string[]
  month: string
  /** What lies open: the editor opens there. */
  place: Place
  onMonth: (month: string) => void
  warnings: number
  onWarnings: () => void
  onShare: () => void
}

/** How the book is looked at, and what one does with it then. */
export function PreviewBar(props: PreviewBarProps) {
  const { book, mode, onMode, zoom, onZoom, months, month, place, onMonth } = props
  const { warnings, onWarnings, onShare } = props
  const { t } = useTranslation('web-preview')
  const bid = encodeURIComponent(book.bid)
  const checkout = `/app/checkout?bid=${bid}&sid=${encodeURIComponent(book.source.sid)}&bookType=${book.type}`
  return (
    <div className={styles.bar}>
      <div className={styles.looking} role="toolbar" aria-label={t('looking')}>
        <RoundButton
          className={styles.wide ?? ''}
          label={t('asBook')}
          aria-pressed={mode === 'book'}
          onClick={() => onMode('book')}
        >
          <IconBook size={20} stroke={1.5} aria-hidden />
          <span className={styles.worded} aria-hidden>
            {t('asBook')}
          </span>
        </RoundButton>
        <RoundButton
          className={styles.wide ?? ''}
          label={t('byMonth')}
          aria-pressed={mode === 'month'}
          onClick={() => onMode('month')}
        >
          <IconList size={20} stroke={1.5} aria-hidden />
          <span className={styles.worded} aria-hidden>
            {t('byMonth')}
          </span>
        </RoundButton>
        <MonthJump months={months} month={month} onMonth={onMonth} />
        <RoundButton
          className={styles.wide ?? ''}
          label={t('printSize')}
          aria-pressed={zoom === 'print'}
          onClick={() => onZoom(zoom === 'print' ? 'fit' : 'print')}
        >
          <IconRuler2 size={20} stroke={1.5} aria-hidden />
          <span className={styles.worded} aria-hidden>
            {t('printSize')}
          </span>
        </RoundButton>
      </div>
      <div className={styles.doing}>
        <div className={styles.warnings}>
          {warnings > 0 && (
            <RoundButton label={t('warningsCount', { count: warnings })} onClick={onWarnings}>
              <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
              <span className={styles.count}>{warnings}</span>
            </RoundButton>
          )}
        </div>
        <Link
          className={`${roundClass} ${styles.wide}`}
          to={stepAddress('content', book.bid, month, placeText(place))}
          title={t('edit')}
          aria-label={t('edit')}
        >
          <IconPencil size={20} stroke={1.5} aria-hidden />
          <span className={styles.worded} aria-hidden>
            {t('edit')}
          </span>
        </Link>
        <RoundButton className={styles.wide ?? ''} label={t('share')} onClick={onShare}>
          <IconShare size={20} stroke={1.5} aria-hidden />
          <span className={styles.worded} aria-hidden>
            {t('share')}
          </span>
        </RoundButton>
        <DownloadButton bid={book.bid} pages={book.totalPage} />
        {book.totalPage > 0 && (
          <Button component={Link} to={checkout} size="sm">
            {t('purchase')}
          </Button>
        )}
      </div>
    </div>
  )
}
