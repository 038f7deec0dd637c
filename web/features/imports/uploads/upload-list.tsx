import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { byteText } from '../byte-text.ts'
import styles from './upload-panel.module.css'
import type { ArchiveUpload } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

/** Archives one below the other. Several that have arrived fold up: what becomes of them stands below. */
export function UploadList({ uploads }: { uploads: readonly ArchiveUpload[] }) {
  const { t } = useTranslation('web-import')
  const language = useLanguage()
  const arrived = uploads.filter(upload => upload.state === 'done')
  const isFolded = arrived.length > 1
  const shown = isFolded ? uploads.filter(upload => upload.state !== 'done') : uploads
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
