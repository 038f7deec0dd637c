import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { byteText } from '../byte-text.ts'
import { type Unfinished, unfinishedUploads } from './unfinished.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'

/** Archives that were left on their way before a reload. */
export function UnfinishedList({ bid, uploads }: { bid: string; uploads: readonly ArchiveUpload[] }) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const [left, setLeft] = useState(() => unfinishedUploads(localStorage, bid))
  const isHere = ({ name, bytes }: Unfinished) =>
    uploads.some(one => one.name === name && one.bytes === bytes)
  const shown = left.filter(one => !isHere(one))
  if (shown.length === 0) return null
  return (
    <div className={styles.unfinished}>
      <p>{t('upload.unfinished')}</p>
      <ul>
        {shown.map(({ storageKey, name, bytes }) => (
          <li key={storageKey}>
            <span>
              {name} · {byteText(bytes, language)}
            </span>
            <button
              type="button"
              aria-label={t('upload.forget', { name })}
              onClick={() => {
                localStorage.removeItem(storageKey)
                setLeft(unfinishedUploads(localStorage, bid))
              }}
            >
              <IconX size={16} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p>{t('upload.unfinishedText')}</p>
    </div>
  )
}
