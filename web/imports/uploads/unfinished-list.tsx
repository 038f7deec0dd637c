import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { byteText } from '../byte-text.ts'
import { giveUp, isStillComing } from './begun-upload.ts'
import { type Unfinished, unfinishedUploads } from './unfinished.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'

/** Archives that were left on their way before a reload. */
export function UnfinishedList({ bid, uploads }: { bid: string; uploads: readonly ArchiveUpload[] }) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const [left, setLeft] = useState<readonly Unfinished[]>([])
  const forget = ({ storageKey }: Unfinished) => {
    localStorage.removeItem(storageKey)
    setLeft(before => before.filter(one => one.storageKey !== storageKey))
  }
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const all = unfinishedUploads(localStorage, bid)
      const coming = await Promise.all(all.map(one => isStillComing(one.address)))
      // the server read the rest by itself, or removed what came
      all.filter((_, at) => !coming[at]).map(one => localStorage.removeItem(one.storageKey))
      if (isHere) setLeft(all.filter((_, at) => coming[at]))
    }
    void ask()
    return () => {
      isHere = false
    }
  }, [bid])
  const isHere = ({ name, bytes }: Unfinished) =>
    uploads.some(one => one.name === name && one.bytes === bytes)
  const shown = left.filter(one => !isHere(one))
  // what was given again is finished, or taken back, from there
  if (shown.length < left.length) setLeft(shown)
  if (shown.length === 0) return null
  return (
    <div className={styles.unfinished}>
      <p>{t('upload.unfinished')}</p>
      <ul>
        {shown.map(one => (
          <li key={one.storageKey}>
            <span>
              {one.name} · {byteText(one.bytes, language)}
            </span>
            <button
              type="button"
              aria-label={t('upload.forget', { name: one.name })}
              onClick={() => {
                void giveUp(one.address)
                forget(one)
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
