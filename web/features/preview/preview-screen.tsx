import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Book } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { coverAt } from '../books/cover-at.ts'
import { ImportDialog, UploadLine } from '../imports/dialogs.tsx'
import { isArriving, isWorking } from '../imports/follow-book.ts'
import { BookReader, type Place } from '../reader/book-reader.tsx'
import type { Plan } from '../reader/page-queries.ts'
import type { Zoom } from '../reader/page-scale.ts'
import { MonthPages } from './month-pages.tsx'
import styles from './preview.module.css'
import { PreviewBar, type PreviewMode } from './preview-bar.tsx'
import { useLivePreview } from './use-live-preview.ts'
import { WarningMarks } from './warning-marks.tsx'
import { warningsQuery } from './warnings-query.ts'

const SharingDialog = loadLater(() => import('./sharing-dialog.tsx').then(found => found.SharingDialog))
const WarningsDialog = loadLater(() => import('./warnings-dialog.tsx').then(found => found.WarningsDialog))

export function PreviewScreen({ book, plan }: { book: Book; plan: Plan }) {
  const { t } = useTranslation('web-preview')
  const { bid } = book
  const [mode, setMode] = useState<PreviewMode>('book')
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [place, setPlace] = useState<Place>('cover')
  const [opened, open] = useState<'sharing' | 'warnings' | 'import'>()
  const { data: warned } = useQuery(warningsQuery(bid))
  const warnings = warned?.warnings ?? []
  useLivePreview(bid)

  const months = [...new Set(plan.pages.flatMap(page => page.chapterId ?? []))]
  const month = monthAt(plan, place) ?? months[0] ?? ''
  const showMonth = (to: string) => {
    const first = plan.pages.find(page => page.chapterId === to)
    if (first) setPlace({ volume: first.volume, folio: first.folio })
  }
  return (
    <div className={styles.screen}>
      <h1 className="for-readers-only">{t('heading', { title: book.title })}</h1>
      <PreviewBar
        book={book}
        mode={mode}
        onMode={setMode}
        zoom={zoom}
        onZoom={setZoom}
        months={months}
        month={month}
        onMonth={showMonth}
        warnings={warnings.length}
        onWarnings={() => open('warnings')}
        onShare={() => open('sharing')}
      />
      <div className={styles.awaited}>
        <UploadLine
          bid={bid}
          isArriving={isArriving(book) && !isWorking(book)}
          onOpen={() => open('import')}
        />
      </div>
      <div className={styles.room}>
        {mode === 'book' ? (
          <BookReader
            read={{ bid }}
            plan={plan}
            place={place}
            onPlace={setPlace}
            zoom={zoom}
            cover={<img src={coverAt(book.coverUrl, 960)} alt={t('coverOf', { title: book.title })} />}
          >
            {page => <WarningMarks bid={bid} page={page} size={plan.page} warnings={warnings} />}
          </BookReader>
        ) : (
          <MonthPages key={month} bid={bid} plan={plan} month={month} zoom={zoom}>
            {page => <WarningMarks bid={bid} page={page} size={plan.page} warnings={warnings} />}
          </MonthPages>
        )}
      </div>
      {opened === 'sharing' && (
        <Suspense>
          <SharingDialog bid={bid} onClose={() => open(undefined)} />
        </Suspense>
      )}
      {opened === 'import' && <ImportDialog bid={bid} start="upload" onClose={() => open(undefined)} />}
      {opened === 'warnings' && (
        <Suspense>
          <WarningsDialog
            warnings={warnings}
            onShow={({ volume = 1, folio = 1 }) => {
              setMode('book')
              setPlace({ volume, folio })
              open(undefined)
            }}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The month that lies open: of the page, or the last one before it. */
function monthAt({ pages }: Plan, place: Place): string | undefined {
  if (place === 'cover') return undefined
  const at = pages.findIndex(page => page.volume === place.volume && page.folio === place.folio)
  return pages[at]?.chapterId ?? pages.slice(0, at + 2).findLast(page => page.chapterId)?.chapterId
}
