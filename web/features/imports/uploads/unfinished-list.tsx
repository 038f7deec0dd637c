import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { byteText } from '../byte-text.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'
import { useUnfinished } from './use-unfinished.ts'

export interface UnfinishedListProps {
  bid: string
  uploads: readonly ArchiveUpload[]
  /** Stands below it, once it is known whether there is any: it would move. */
  children: ReactNode
}

/** Archives that were left on their way before a reload. */
export function UnfinishedList({ bid, uploads, children }: UnfinishedListProps) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const { unfinished, isKnown, drop } = useUnfinished(bid, uploads)
  if (unfinished.length === 0) return isKnown && children
  return (
    <>
      <div className={styles.unfinished}>
        <p>{t('upload.unfinished')}</p>
        <ul>
          {unfinished.map(upload => (
            <li key={upload.storageKey}>
              <span>
                {upload.name} · {byteText(upload.bytes, language)}
              </span>
              <button
                type="button"
                aria-label={t('upload.forget', { name: upload.name })}
                onClick={() => drop(upload)}
              >
                <IconX size={16} stroke={1.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <p>{t('upload.unfinishedText')}</p>
      </div>
      {children}
    </>
  )
}
