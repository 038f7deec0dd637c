import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../session/use-user.ts'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { ChooseWay, type ImportWay } from './choose-way.tsx'
import { FacebookSources } from './facebook-sources.tsx'
import { wholeImportAddresses } from './import-address.ts'
import styles from './import-dialog.module.css'
import { ImportProgress } from './import-progress.tsx'
import { useArchiveUploads } from './uploads/archive-uploads.ts'
import { hasBegunUploads } from './uploads/has-begun.ts'
import { unfinishedUploads } from './uploads/unfinished.ts'
import { UploadPanel } from './uploads/upload-panel.tsx'

export interface ImportDialogProps {
  bid: string
  /** Opens at once at the upload. */
  start?: 'choose' | 'upload'
  onClose: () => void
}

/** Facebook, Instagram or archives: where content comes from, and how far it is. */
export function ImportDialog({ bid, start = 'choose', onClose }: ImportDialogProps) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  const uploads = useArchiveUploads(bid)
  const [way, choose] = useState<ImportWay | undefined>(() => {
    const isLeft = hasBegunUploads() && unfinishedUploads(localStorage, bid).length > 0
    return start === 'upload' || uploads.length > 0 || isLeft ? 'upload' : undefined
  })
  const go = (next: ImportWay) => {
    // only Facebook has parts to choose from
    if (next === 'facebook' || next === 'upload' || !user) choose(next)
    else location.assign(wholeImportAddresses[next](user.uid, bid))
  }
  return (
    <WideDialog heading={t('heading')} onClose={onClose}>
      <div className={styles.dialog}>
        {way && (
          <Button
            variant="subtle"
            color="ink.9"
            size="compact-sm"
            className={styles.back}
            leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
            onClick={() => choose(undefined)}
          >
            {t('back')}
          </Button>
        )}
        {!way && <ChooseWay onChoose={go} />}
        {way === 'facebook' && <FacebookSources bid={bid} />}
        {way === 'upload' && <UploadPanel bid={bid} />}
        <ImportProgress bid={bid} onLeave={onClose} onBring={() => choose('upload')} />
      </div>
    </WideDialog>
  )
}
