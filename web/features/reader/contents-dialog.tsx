import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { BookSearch, type SearchBook } from './book-search.tsx'
import styles from './contents-dialog.module.css'
import { ContentsList } from './contents-list.tsx'
import type { BookRead, Plan } from './page-queries.ts'
import { PageThumbs } from './page-thumbs.tsx'
import type { Place } from './place.ts'

export interface ContentsDialogProps {
  read: BookRead
  plan: Plan
  place: Place
  onPlace: (place: Place) => void
  /** Where the words of the book can be searched. */
  search?: SearchBook | undefined
  onClose: () => void
}

const parts = ['contents', 'pages', 'search'] as const

/** The ways to a page: months with their pages, all pages small, and the words of the book. */
export function ContentsDialog({ read, plan, place, onPlace, search, onClose }: ContentsDialogProps) {
  const { t } = useTranslation('web-reading')
  const [part, setPart] = useState<(typeof parts)[number]>('contents')
  const heading = t(search ? 'find.heading' : 'find.contents')
  const go = (to: Place) => {
    onPlace(to)
    onClose()
  }
  return (
    <WideDialog heading={heading} onClose={onClose}>
      <div className={styles.parts} role="toolbar" aria-label={heading}>
        {parts
          .filter(name => name !== 'search' || search)
          .map(name => (
            <button key={name} type="button" aria-pressed={name === part} onClick={() => setPart(name)}>
              {t(`find.${name}`)}
            </button>
          ))}
      </div>
      <div className={styles.room}>
        {part === 'contents' && <ContentsList plan={plan} place={place} onPlace={go} />}
        {part === 'pages' && <PageThumbs read={read} plan={plan} place={place} onPlace={go} />}
        {part === 'search' && search && <BookSearch search={search} onPlace={go} />}
      </div>
    </WideDialog>
  )
}
