import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { ImportProgress, PartlyLine } from '../imports/dialogs.tsx'
import { isContent, whyPartly } from '../imports/follow-book.ts'
import styles from './selection.module.css'

/**
 * The import that runs, or ran while one was here. Its place stays once there is one, so that nothing below moves when it begins or
 * ends; `importing` in the address says that one was asked for just now. Where it begins in a dialog, the place comes as that closes:
 * with a press, and not beneath it. Of one that begins elsewhere a button tells, over the list.
 */
export function ImportPlace({ book, isCovered }: { book: Book; isCovered: boolean }) {
  const { t } = useTranslation('web-selection')
  const [search] = useSearchParams()
  const { bid } = book
  // months that are set after a choice are no news: the place would come with every choice
  const isNews = book.progress.some(
    ({ what, state }) =>
      isContent(what) && (state === 'running' || state === 'arriving' || state === 'failed'),
  )
  const [hasPlace, keepPlace] = useState(isNews || search.has('importing'))
  const [hasBegunInDialog, noteBegin] = useState(false)
  const [isAsked, ask] = useState(false)
  if (isNews && isCovered && !hasBegunInDialog) noteBegin(true)
  if ((isAsked || (hasBegunInDialog && !isCovered)) && !hasPlace) keepPlace(true)
  if (hasPlace)
    return (
      // focused where a press asked for it: it may be above what is seen
      <div className={styles.import} tabIndex={-1} ref={isAsked ? focusOn : undefined}>
        <ImportProgress bid={bid} />
      </div>
    )
  return (
    <>
      <PartlyLine bid={bid} why={whyPartly(book)} />
      <div className={styles.begun} role="status">
        {isNews && !isCovered && (
          <Button size="sm" onClick={() => ask(true)}>
            {t('importBegun')}
          </Button>
        )}
      </div>
    </>
  )
}

const focusOn = (place: HTMLElement | null) => place?.focus()
