import { Suspense } from 'react'
import type { Book } from '#contract/book'
import type { SocialItem } from '#contract/item'
import { loadLater } from '../../ui/load-later.ts'
import { EntryDialog } from '../entry/dialogs.tsx'
import { isOfMonth } from '../reader/months-on.ts'
import type { Plan } from '../reader/page-queries.ts'
import type { ContentSaving } from './use-content-saving.ts'

const RecycleBin = loadLater(() => import('./recycle-bin.tsx').then(module => module.RecycleBin))

export interface ContentDialogsProps {
  book: Book
  opened: 'bin' | 'patch' | undefined
  month: string
  /** Months with entries in the recycle bin. */
  deleted: readonly string[]
  plan: Plan | undefined
  saving: Pick<ContentSaving, 'show' | 'refresh'>
  readAgain: (months: readonly string[]) => void
  onFlushed: () => void
  onCreated: (item: SocialItem) => void
  onClose: () => void
}

/** What opens over the content of a book: its recycle bin, and a new entry. */
export function ContentDialogs(props: ContentDialogsProps) {
  const { book, opened, month, deleted, plan, saving, readAgain, onFlushed, onCreated, onClose } = props
  const { show, refresh } = saving
  const { bid, source } = book
  const { sid } = source
  if (opened === 'bin')
    return (
      <Suspense>
        <RecycleBin
          bid={bid}
          sid={sid}
          month={month}
          months={deleted}
          onRecovered={({ item, chapter }) => {
            if (chapter) show(chapter)
            readAgain([item.chapterId])
            refresh()
          }}
          onFlushed={onFlushed}
          onClose={onClose}
        />
      </Suspense>
    )
  if (opened !== 'patch') return null
  return (
    <EntryDialog
      target={{ sid, bid }}
      {...(month && { date: `${month.slice(0, 4)}-${month.slice(4)}-01` })}
      onSaved={({ item, chapter }) => {
        readAgain([item.chapterId])
        if (chapter && plan?.pages.some(page => isOfMonth(page, item.chapterId))) show(chapter)
        refresh()
        onCreated(item)
      }}
      onClose={onClose}
    />
  )
}
