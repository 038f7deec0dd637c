import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Meter } from './meter.tsx'
import styles from './upload-line.module.css'
import { useArchiveUploads } from './uploads/archive-uploads.ts'
import { uploadNews } from './uploads/upload-news.ts'
import { useUnfinished } from './uploads/use-unfinished.ts'

export interface UploadLineProps {
  bid: string
  /** The book has all that arrived of an archive, and its import waits for the rest. */
  isArriving: boolean
  /** What has come is being worked on. */
  works?: boolean
  /** Leads to where the upload goes on. */
  onOpen: () => void
  /** What is said instead where no archive waits for this browser. */
  children?: ReactNode
}

/** One line about archives that are on their way into a book, with the way to go on. */
export function UploadLine({ bid, isArriving, works = false, onOpen, children }: UploadLineProps) {
  const { t } = useTranslation('web-import')
  const uploads = useArchiveUploads(bid)
  const { unfinished } = useUnfinished(bid, uploads)
  const news = uploadNews(uploads, { isAwaited: isArriving || unfinished.length > 0 })
  // somebody else may be sending what is being read
  if (!news || (news.kind === 'left' && works)) return children
  if (news.kind === 'sending')
    return (
      <div className={styles.line}>
        <button type="button" onClick={onOpen}>
          {t('line.sending', { percent: news.percent })}
        </button>
        <Meter label={t('line.sending', { percent: news.percent })} part={news.percent / 100} />
      </div>
    )
  return (
    <p className={styles.line}>
      {news.kind === 'left' ? t('line.left') : t('line.stopped', { percent: news.percent })}{' '}
      <button type="button" onClick={onOpen}>
        {t(news.kind === 'left' ? 'line.choose' : 'line.goOn')}
      </button>
    </p>
  )
}
