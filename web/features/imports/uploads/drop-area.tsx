import { Button } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './upload-panel.module.css'

export interface DropAreaProps {
  /** Makes room below for the files that are there already. */
  small: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files by drop or by choice. */
export function DropArea({ small, onFiles }: DropAreaProps) {
  const { t } = useTranslation('web-import')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only a shorter way than the button
    <div
      className={styles.drop}
      data-over={over || undefined}
      data-small={small || undefined}
      onDragEnter={event => hover(event, true)}
      onDragOver={event => hover(event, true)}
      onDragLeave={event => hover(event, event.currentTarget.contains(event.relatedTarget as Node | null))} // relatedTarget of a drag is a node
      onDrop={event => {
        hover(event, false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <p className={styles.dropTitle}>{t('upload.drop')}</p>
      <Button variant="outline" color="ink.9" onClick={() => input.current?.click()}>
        {t('upload.pick')}
      </Button>
      {!small && <p className={styles.dropText}>{t('upload.dropText')}</p>}
      <input
        ref={input}
        type="file"
        multiple
        // phones name the type of a ZIP in different ways
        accept=".zip,application/zip,application/x-zip-compressed,application/octet-stream"
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // the same file can be chosen again
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
