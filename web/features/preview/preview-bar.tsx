import { Button } from '@mantine/core'
import { IconAlertTriangle, IconBook, IconList, IconPencil, IconRuler2, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Book } from '#contract/book'
import { RoundButton, roundClass } from '../../ui/round-button.tsx'
import { itemAddress } from '../design/item-address.ts'
import { MonthJump } from '../reader/month-jump.tsx'
import type { Zoom } from '../reader/page-scale.ts'
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
  onMonth: (month: string) => void
  warnings: number
  onWarnings: () => void
  onShare: () => void
}

/** How the book is looked at, and what one does with it then. */
export function PreviewBar(props: PreviewBarProps) {
  const { book, mode, onMode, zoom, onZoom, months, month, onMonth, warnings, onWarnings, onShare } = props
  const { t } = useTranslation('web-preview')
  const bid = encodeURIComponent(book.bid)
  const checkout = `/app/checkout?bid=${bid}&sid=${encodeURIComponent(book.source.sid)}&bookType=${book.type}`
  return (
    <div className={styles.bar}>
      <div className={styles.looking} role="toolbar" aria-label={t('looking')}>
        <RoundButton label={t('asBook')} aria-pressed={mode === 'book'} onClick={() => onMode('book')}>
          <IconBook size={20} stroke={1.5} aria-hidden />
        </RoundButton>
        <RoundButton label={t('byMonth')} aria-pressed={mode === 'month'} onClick={() => onMode('month')}>
          <IconList size={20} stroke={1.5} aria-hidden />
        </RoundButton>
        <MonthJump months={months} month={month} onMonth={onMonth} />
        <RoundButton
          label={t('printSize')}
          aria-pressed={zoom === 'print'}
          onClick={() => onZoom(zoom === 'print' ? 'fit' : 'print')}
        >
          <IconRuler2 size={20} stroke={1.5} aria-hidden />
        </RoundButton>
      </div>
      <div className={styles.doing}>
        {warnings > 0 && (
          <RoundButton label={t('warningsCount', { count: warnings })} onClick={onWarnings}>
            <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
            <span className={styles.count}>{warnings}</span>
          </RoundButton>
        )}
        <Link
          className={roundClass}
          to={itemAddress(book.bid, month)}
          title={t('edit')}
          aria-label={t('edit')}
        >
          <IconPencil size={20} stroke={1.5} aria-hidden />
        </Link>
        <RoundButton label={t('share')} onClick={onShare}>
          <IconShare size={20} stroke={1.5} aria-hidden />
        </RoundButton>
        <DownloadButton bid={book.bid} />
        {book.totalPage > 0 && (
          <Button component={Link} to={checkout} size="sm">
            {t('purchase')}
          </Button>
        )}
      </div>
    </div>
  )
}
