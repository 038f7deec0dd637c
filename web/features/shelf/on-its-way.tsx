import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { Book } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { isArriving, isWorking } from '../imports/follow-book.ts'
import { hasBegunUploads } from '../imports/uploads/has-begun.ts'
import { WorkLine } from './work-line.tsx'

// few shelves open while an archive is on its way
const UploadLine = loadLater(() => import('../imports/dialogs.tsx').then(module => module.UploadLine))

const AwayWatch = loadLater(() => import('../imports/dialogs.tsx').then(module => module.AwayWatch))

export interface OnItsWayProps {
  book: Book
  onOpen: () => void
  /** What is said where nothing is. */
  children: ReactNode
}

/** What is on its way into a book: an archive, or else the work on what has come. */
export function OnItsWay({ book, onOpen, children }: OnItsWayProps) {
  const hasBegun = useSyncExternalStore<boolean | undefined>(onOtherTab, hasBegunUploads, () => undefined)
  const works = isWorking(book)
  const work = works ? (
    <>
      <WorkLine book={book} onOpen={onOpen} />
      {hasBegun !== undefined && (
        <Suspense>
          <AwayWatch book={book} />
        </Suspense>
      )}
    </>
  ) : (
    children
  )
  // a shelf that is drawn beforehand knows nothing of what the browser holds
  if (hasBegun === undefined || !book.editable || !(isArriving(book) || hasBegun)) return work
  return (
    <Suspense fallback={work}>
      <UploadLine bid={book.bid} isArriving={isArriving(book)} works={works} onOpen={onOpen}>
        {work}
      </UploadLine>
    </Suspense>
  )
}

function onOtherTab(tell: () => void): () => void {
  addEventListener('storage', tell)
  return () => removeEventListener('storage', tell)
}
