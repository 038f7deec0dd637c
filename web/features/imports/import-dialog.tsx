import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Span } from '#domain/books/span'
import { useUser } from '../../session/use-user.ts'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { bookQuery } from '../reader/page-queries.ts'
import { ChooseWay, type ImportWay } from './choose-way.tsx'
import { FacebookSources } from './facebook-sources.tsx'
import { wholeImportAddresses } from './import-address.ts'
import styles from './import-dialog.module.css'
import { ImportProgress } from './import-progress.tsx'
import { NewBook, type NewBookProps } from './new-book.tsx'
import { FirstSpan } from './span/first-span.tsx'
import { useSpan } from './span/use-span.ts'
import { useArchiveUploads } from './uploads/archive-uploads.ts'
import { hasBegunUploads } from './uploads/has-begun.ts'
import { unfinishedUploads } from './uploads/unfinished.ts'
import { UploadPanel } from './uploads/upload-panel.tsx'

interface BookImportProps {
  bid: string
  /** The way that was chosen before it opened. */
  start?: ImportWay | undefined
  onClose: () => void
}

export type ImportDialogProps = BookImportProps | NewBookProps

/** Facebook, Instagram or archives: where the content of a book comes from, or of one that is not made yet. */
export function ImportDialog(props: ImportDialogProps) {
  return 'bid' in props ? <BookImport {...props} /> : <NewBook {...props} />
}

/** Where content comes from, and how far it is. */
function BookImport({ bid, start, onClose }: BookImportProps) {
  const { t } = useTranslation('web-import')
  const user = useUser()
  const uploads = useArchiveUploads(bid)
  const [way, choose] = useState<ImportWay | undefined>(() => {
    const isLeft = hasBegunUploads() && unfinishedUploads(localStorage, bid).length > 0
    return uploads.length > 0 || isLeft ? 'upload' : start
  })
  const { data: book } = useQuery(bookQuery({ bid }))
  const { social, save } = useSpan(bid, book?.source.sid ?? '')
  const [span, setSpan] = useState<Span>()
  const go = async (next: ImportWay) => {
    // what comes in outside of it is left out from the beginning
    if (span && !(await save(span).catch(() => undefined))) return
    setSpan(undefined)
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
        {!way && <ChooseWay onChoose={next => void go(next)} />}
        {!way && <FirstSpan span={span ?? social?.span} onChange={setSpan} />}
        {way === 'facebook' && <FacebookSources bid={bid} />}
        {way === 'upload' && <UploadPanel bid={bid} />}
        {/* in the way for archives once there is one: it would stand where files come, and move with them */}
        {(way !== 'upload' || uploads.length > 0) && (
          <ImportProgress bid={bid} onLeave={onClose} onBring={() => choose('upload')} />
        )}
      </div>
    </WideDialog>
  )
}
