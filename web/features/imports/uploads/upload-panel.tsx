import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ArchiveGuide } from './archive-guide.tsx'
import { archiveUploads, useArchiveUploads } from './archive-uploads.ts'
import { type ArchiveTrouble, checkArchive } from './check-archive.ts'
import { DropArea } from './drop-area.tsx'
import { UnfinishedList } from './unfinished-list.tsx'
import { UploadList } from './upload-list.tsx'
import styles from './upload-panel.module.css'

/** Archives are dropped here, and seen on their way. */
export function UploadPanel({ bid }: { bid: string }) {
  const { t } = useTranslation('web-import')
  const uploads = useArchiveUploads(bid)
  const [refused, refuse] = useState<readonly { name: string; trouble: ArchiveTrouble }[]>([])
  const round = useRef(0)
  const take = async (files: readonly File[]) => {
    round.current += 1
    const mine = round.current
    refuse([])
    for (const file of files) {
      const trouble = await checkArchive(file).catch((): ArchiveTrouble => 'notZip')
      if (!trouble) archiveUploads.add(bid, file)
      else if (mine === round.current) refuse(before => [...before, { name: file.name, trouble }])
    }
  }
  return (
    <div className={styles.panel}>
      <h3>{t('upload.heading')}</h3>
      <DropArea small={uploads.length > 0} onFiles={files => void take(files)} />
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map(({ name, trouble }) => (
              <li key={name}>{t(`upload.refused.${trouble}`, { name })}</li>
            ))}
          </ul>
        </div>
      )}
      {refused.length > 0 && <ArchiveGuide />}
      <UnfinishedList bid={bid} uploads={uploads}>
        {uploads.length === 0 && refused.length === 0 && <ArchiveGuide />}
      </UnfinishedList>
      {uploads.length > 0 && <UploadList uploads={uploads} />}
    </div>
  )
}
