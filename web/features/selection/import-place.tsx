import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { ImportProgress, PartlyLine } from '../imports/dialogs.tsx'
import { isContent, whyPartly } from '../imports/follow-book.ts'
import styles from './selection.module.css'

/**
 * The import that runs, or ran while one was here. Its place stays once there is one, so that nothing below moves when it begins or
 * ends; `importing` in the address says that one was asked for just now. Where it begins in a dialog, the place comes as that closes:
 * with a press, and not beneath it.
 */
export function ImportPlace({ book, isCovered }: { book: Book; isCovered: boolean }) {
  const [search] = useSearchParams()
  const { bid } = book
  // months that are set after a choice are no news: the place would come with every choice
  const isNews = book.progress.some(
    ({ what, state }) =>
      isContent(what) && (state === 'running' || state === 'arriving' || state === 'failed'),
  )
  const [hasPlace, keepPlace] = useState(isNews || search.has('importing'))
  if (isNews && !hasPlace && !isCovered) keepPlace(true)
  if (hasPlace)
    return (
      <div className={styles.import}>
        <ImportProgress bid={bid} />
      </div>
    )
  return <PartlyLine bid={bid} why={whyPartly(book)} />
}
