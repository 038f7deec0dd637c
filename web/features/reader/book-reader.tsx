import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPage } from '#contract/page'
import { loadLater } from '../../ui/load-later.ts'
import styles from './book-reader.module.css'
import type { SearchBook } from './book-search.tsx'
import { type Face, facesOf } from './faces-of.ts'
import { LazyPage } from './lazy-page.tsx'
import { PageNumber } from './page-number.tsx'
import type { BookRead, PageOfPlan, Plan } from './page-queries.ts'
import { pageScale, type Zoom } from './page-scale.ts'
import paper from './paper.module.css'
import type { Place } from './place.ts'
import { pagesOf, type Spread, singlesOf, spreadAt, spreadsOf } from './spreads-of.ts'
import { type Point, swipeOf, tapOf } from './swipe.ts'
import { TurningBar } from './turning-bar.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useNeighbours } from './use-neighbours.ts'
import { usePageLabel } from './use-page-label.ts'
import { useSettled } from './use-settled.ts'
import { useSize } from './use-size.ts'
import { useTurningKeys } from './use-turning-keys.ts'
import { useWide } from './use-wide.ts'

const ContentsDialog = loadLater(() => import('./contents-dialog.tsx').then(module => module.ContentsDialog))

export interface BookReaderProps {
  read: BookRead
  plan: Plan
  place: Place
  onPlace: (place: Place) => void
  /** The front of the cover; without it the book begins at its first page. */
  cover?: ReactNode
  zoom?: Zoom
  /** Where the words of the book can be searched. */
  search?: SearchBook
  /** Laid over a page. */
  children?: (page: DrawnPage) => ReactNode
}

/** A book to leaf through: by buttons, keys, fingers and clicks, by a slider and a page number, and by its contents. */
export function BookReader(props: BookReaderProps) {
  const { read, plan, place, onPlace, cover, zoom = 'fit', search, children } = props
  const { t } = useTranslation('web-reading')
  const wide = useWide()
  const across = wide ? 2 : 1
  const [watch, room] = useSize()
  const [isFull, setFull] = useFullScreen()
  const [isFinding, setFinding] = useState(false)
  const covers = cover ? 1 : 0
  const spreads = useMemo(() => (wide ? spreadsOf(plan.pages) : singlesOf(plan.pages)), [plan.pages, wide])
  const last = spreads.length + covers - 1
  const at = place === 'cover' ? 0 : spreadAt(spreads, place) + covers
  const settled = useSettled(at)
  const scale = pageScale(plan.page, across, room, zoom)
  const labelOf = usePageLabel(plan.volumes.length)
  useNeighbours(read, spreads, at - covers)

  const openingAt = (index: number): Spread<PageOfPlan> | 'cover' | undefined =>
    index < covers ? 'cover' : spreads[index - covers]
  const turnTo = (index: number) => {
    if (index < 0 || index > last || index === at) return
    const opening = openingAt(index)
    if (opening === 'cover') return onPlace('cover')
    const [page] = pagesOf(opening)
    if (page) onPlace({ volume: page.volume, folio: page.folio })
  }
  useTurningKeys(at, last + 1, turnTo)
  const finger = useRef<Point>(undefined)
  const onPointerUp = (event: PointerEvent) => {
    const from = finger.current
    finger.current = undefined
    if (!from || (event.target instanceof Element && event.target.closest('button, a'))) return
    const to = pointOf(event)
    const turn = swipeOf(from, to) ?? tapOf(from, to, event.currentTarget.getBoundingClientRect())
    if (turn) turnTo(turn === 'next' ? at + 1 : at - 1)
  }

  const sayOf = (index: number) => {
    const opening = openingAt(index)
    if (opening === 'cover') return t('cover')
    return plan.volumes.length > 1
      ? t('foliosOfVolume', { volume: opening?.volume, folios: foliosOf(opening) })
      : foliosOf(opening)
  }
  const opening = openingAt(at)
  const openingLabel = opening === 'cover' ? t('cover') : pagesOf(opening).map(labelOf).join(', ')
  // custom properties are no part of React's type
  const measures = {
    '--page-width': `${plan.page.width * scale}px`,
    '--page-height': `${plan.page.height * scale}px`,
  } as CSSProperties
  // pages that have no size yet would jump to it
  const faces = room.width > 0 ? facesOf(openingAt(settled), opening, at - settled, across) : []
  const faceContent = (face: Face<PageOfPlan>) => {
    if (face.page === 'cover') return cover
    if (!face.page) return undefined
    return (
      <LazyPage
        read={read}
        page={face.page}
        label={labelOf(face.page)}
        isRead
        {...(children && { children })}
      />
    )
  }
  return (
    <section className={styles.reader} aria-label={t('book')} data-full={isFull || undefined}>
      <div
        ref={watch}
        className={styles.room}
        data-zoom={zoom}
        // at print size it scrolls, by keys too
        tabIndex={zoom === 'print' ? 0 : undefined}
        onPointerDown={event => {
          if (event.isPrimary && event.button === 0 && zoom === 'fit') finger.current = pointOf(event)
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          finger.current = undefined
        }}
      >
        <div
          className={styles.stage}
          style={measures}
          data-across={across}
          data-closed={opening === 'cover' || undefined}
        >
          {faces.map(face => (
            <div
              key={face.name}
              className={`${paper.paper} ${styles.face}`}
              data-side={face.side}
              data-move={face.move}
              data-cover={face.page === 'cover' || undefined}
              data-inside={face.page === undefined || undefined}
              inert={face.move === 'away'}
            >
              {faceContent(face)}
            </div>
          ))}
        </div>
      </div>
      <TurningBar
        at={at}
        last={last}
        sayOf={sayOf}
        onTurn={turnTo}
        find={{ label: t(search ? 'find.heading' : 'find.contents'), onOpen: () => setFinding(true) }}
        fullScreen={{ isOn: isFull, set: setFull }}
        pageNumber={
          <PageNumber
            volumes={plan.volumes.length}
            shown={sayOf(at)}
            volume={pagesOf(opening === 'cover' ? undefined : opening)[0]?.volume ?? 1}
            has={to =>
              to === 'cover'
                ? covers > 0
                : plan.pages.some(({ volume, folio }) => volume === to.volume && folio === to.folio)
            }
            onPlace={onPlace}
          />
        }
      />
      {isFinding && (
        <Suspense>
          <ContentsDialog
            read={read}
            plan={plan}
            place={place}
            onPlace={onPlace}
            search={search}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      )}
      <p className="for-readers-only" role="status">
        {openingLabel}
      </p>
    </section>
  )
}

function foliosOf(spread: Spread<PageOfPlan> | undefined): string {
  return pagesOf(spread)
    .map(page => page.folio)
    .join('–')
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp }
}
