import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Book } from '#contract/book'
import { loadLater } from '../../ui/load-later.ts'
import { useSearchChange } from '../../ui/use-search-change.ts'
import { CoverFace } from '../books/cover-face.tsx'
import { ImportDialog, UploadLine } from '../imports/dialogs.tsx'
import { isArriving, isWorking } from '../imports/follow-book.ts'
import { BookPrice } from '../prices/book-price.tsx'
import { BookReader } from '../reader/book-reader.tsx'
import { isOfMonth, monthsOn } from '../reader/months-on.ts'
import type { Plan } from '../reader/page-queries.ts'
import type { Zoom } from '../reader/page-scale.ts'
import type { Place } from '../reader/place.ts'
import { usePlaceOfAddress } from '../reader/use-place-of-address.ts'
import { MonthPages } from './month-pages.tsx'
import styles from './preview.module.css'
import { PreviewBar, type PreviewMode } from './preview-bar.tsx'
import { useLivePreview } from './use-live-preview.ts'
import { useSearchBook } from './use-search-book.ts'
import { WarningMarks } from './warning-marks.tsx'
import { warningsQuery } from './warnings-query.ts'

const SharingDialog = loadLater(() => import('./sharing-dialog.tsx').then(module => module.SharingDialog))
const WarningsDialog = loadLater(() => import('./warnings-dialog.tsx').then(module => module.WarningsDialog))

export function PreviewScreen({ book, plan }: { book: Book; plan: Plan }) {
  const { t } = useTranslation('web-preview')
  const { bid } = book
  const search = useSearchBook(book)
  const [params] = useSearchParams()
  const changeSearch = useSearchChange()
  const mode: PreviewMode = params.get('view') === 'month' ? 'month' : 'book'
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [named, setPlace] = usePlaceOfAddress(place => monthAt(plan, place))
  const place = named ?? firstOf(plan, params.get('month')) ?? 'cover'
  const [opened, open] = useState<'sharing' | 'warnings' | 'import'>()
  const { data: warned } = useQuery(warningsQuery(bid))
  const warnings = warned?.warnings ?? []
  useLivePreview(bid)

  const months = [...new Set(plan.pages.flatMap(monthsOn))]
  // of several months on a page the one that was asked for
  const [requestedMonth, setRequestedMonth] = useState<string>()
  const month =
    (requestedMonth !== undefined && isAt(plan, place, requestedMonth)
      ? requestedMonth
      : monthAt(plan, place)) ??
    months[0] ??
    ''
  const showMonth = (to: string) => {
    const first = firstOf(plan, to)
    if (first) setPlace(first)
    setRequestedMonth(to)
  }
  const setMode = (mode: PreviewMode) => changeSearch({ view: mode === 'month' ? mode : '' })
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
        place={place}
        onMonth={showMonth}
        warnings={warnings.length}
        onWarnings={() => open('warnings')}
        onShare={() => open('sharing')}
      />
      <div className={styles.awaited}>
        <p className={styles.price}>
          <BookPrice bid={bid} revision={book.revision} show="all" />
        </p>
      </div>
      <div className={styles.room}>
        {/* they are known later, and lie over the pages: nothing moves when they come */}
        <div className={styles.news}>
          {book.newEdition && (
            <p>
              {t('newEdition')}{' '}
              <Link to={`/app/design/cover?bid=${encodeURIComponent(bid)}&tab=layout`}>
                {t('newEditionLook')}
              </Link>
            </p>
          )}
          <UploadLine
            bid={bid}
            isArriving={isArriving(book) && !isWorking(book)}
            onOpen={() => open('import')}
          />
        </div>
        {mode === 'book' ? (
          <BookReader
            read={{ bid }}
            plan={plan}
            place={place}
            onPlace={setPlace}
            zoom={zoom}
            search={search}
            cover={<CoverFace coverUrl={book.coverUrl} alt={t('coverOf', { title: book.title })} />}
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

/** The first page of a month. */
function firstOf({ pages }: Plan, month: string | null): Place | undefined {
  const first = month ? pages.find(page => isOfMonth(page, month)) : undefined
  return first && { volume: first.volume, folio: first.folio }
}

function isAt({ pages }: Plan, place: Place, month: string): boolean {
  if (place === 'cover') return false
  const page = pages.find(page => page.volume === place.volume && page.folio === place.folio)
  return page !== undefined && isOfMonth(page, month)
}

/** The month that lies open: of the page, or the last one before it. */
function monthAt({ pages }: Plan, place: Place): string | undefined {
  if (place === 'cover') return undefined
  const at = pages.findIndex(page => page.volume === place.volume && page.folio === place.folio)
  return pages[at]?.chapterId ?? pages.slice(0, at + 2).findLast(page => page.chapterId)?.chapterId
}
