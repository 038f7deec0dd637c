import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { byteText } from '../byte-text.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

/**
 * Archives one below the other. Several that had arrived before it opened fold up: what becomes of them stands below. What arrives
 * while one looks at it stays in its place.
 */
export function UploadList({ uploads }: { uploads: readonly ArchiveUpload[] }) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const [arrivedBefore] = useState(() => new Set(uploads.filter(isDone).map(({ key }) => key)))
  const arrived = uploads.filter(upload => isDone(upload) && arrivedBefore.has(upload.key))
  const isFolded = arrived.length > 1
  const shown = isFolded ? uploads.filter(upload => !arrived.includes(upload)) : uploads
  const size = byteText(
    arrived.reduce((sum, upload) => sum + upload.bytes, 0),
    language,
  )
  return (
    <>
      {shown.length > 0 && <Rows uploads={shown} />}
      {isFolded && (
        <details className={styles.arrived}>
          <summary>{t('upload.arrived', { files: arrived.length, size })}</summary>
          <Rows uploads={arrived} />
        </details>
      )}
    </>
  )
}

const isDone = ({ state }: ArchiveUpload) => state === 'done'

function Rows({ uploads }: { uploads: readonly ArchiveUpload[] }) {
  const { t } = useTranslation('web-import')
  return (
    <ul className={styles.uploads} aria-label={t('upload.list')}>
      {uploads.map(upload => (
        <UploadRow key={upload.key} upload={upload} />
      ))}
    </ul>
  )
}
