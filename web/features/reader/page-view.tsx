import { Loader } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPage } from '#contract/page'
import { useLoading } from '../../ui/use-loading.ts'
import styles from './page-view.module.css'
import { PageWords } from './page-words.tsx'
import { PhotoRooms } from './photo-rooms.tsx'
import { readDrawing } from './read-svg.ts'
import { redraw } from './redraw.ts'
import { usePhotosAwaited } from './use-photos-awaited.ts'

export interface PageViewProps {
  /** Undefined while it is not here yet. */
  page: DrawnPage | undefined
  failed?: boolean
  /** What a screen reader says. */
  label: string
  /** After this drawing came on screen. */
  onDrawn?: (page: DrawnPage) => void
  /** Its words are read aloud: where the page is read, and not only shown. */
  isRead?: boolean
  /** Laid over the drawing. */
  children?: ReactNode
}

/** A page as it will be printed, as large as the room it is in. */
export function PageView({ page, failed = false, label, onDrawn, isRead = false, children }: PageViewProps) {
  const { t } = useTranslation('web-reading')
  const room = useRef<HTMLDivElement>(null)
  const scope = `p${useId().replace(/\W/g, '')}-`
  const [broken, setBroken] = useState<string>()
  const isBroken = failed || (page !== undefined && broken === page.key)
  const state = useLoading(isBroken ? 'error' : page ? 'success' : 'pending')
  const [isAwaited, look] = usePhotosAwaited(room)
  useLayoutEffect(() => {
    if (!page || !room.current) return
    try {
      const next = readDrawing(page.svg, scope)
      const shown = room.current.firstElementChild
      if (shown) redraw(shown, next)
      else room.current.append(next)
      look()
      onDrawn?.(page)
    } catch (error) {
      reportError(error)
      setBroken(page.key)
    }
  }, [page, scope, onDrawn, look])
  return (
    <div className={styles.page} aria-busy={state === 'pending' || state === 'loading'} data-page={page?.key}>
      {page && isAwaited && <PhotoRooms page={page} />}
      <div ref={room} className={styles.drawing} role="img" aria-label={isBroken ? t('pageFailed') : label} />
      {state === 'loading' && <Loader size="sm" color="ink.4" className={styles.loader} aria-hidden />}
      {isBroken && (
        <p className={styles.failed}>
          <IconPhotoOff size={24} stroke={1.25} aria-hidden />
          {t('pageFailed')}
        </p>
      )}
      {isRead && page && <PageWords words={page.words} />}
      {children}
    </div>
  )
}
