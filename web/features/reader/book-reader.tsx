import { IconChevronLeft, IconChevronRight, IconList, IconMaximize, IconMinimize } from '@tabler/icons-react'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPage } from '#contract/page'
import { loadLater } from '../../ui/load-later.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './book-reader.module.css'
import type { SearchBook } from './book-search.tsx'
import { type Face, facesOf } from './faces-of.ts'
import { LazyPage } from './lazy-page.tsx'
import { spreadForKey } from './leaf-keys.ts'
import { PageNumber } from './page-number.tsx'
import type { BookRead, PageOfPlan, Plan } from './page-queries.ts'
import { pageScale, type Zoom } from './page-scale.ts'
import { PageSlider } from './page-slider.tsx'
import paper from './paper.module.css'
import type { Place } from './place.ts'
import { pagesOf, type Spread, singlesOf, spreadAt, spreadsOf } from './spreads-of.ts'
import { type Point, swipeOf, tapOf } from './swipe.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useNeighbours } from './use-neighbours.ts'
import { usePageLabel } from './use-page-label.ts'
import { useSize } from './use-size.ts'
import { prefersStillness, useWide } from './use-wide.ts'

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
  const wayIn = t(search ? 'find.heading' : 'find.contents')
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
      <nav className={styles.turning} aria-label={t('turning')}>
        <RoundButton className={styles.wide ?? ''} label={wayIn} onClick={() => setFinding(true)}>
          <IconList size={22} stroke={1.5} aria-hidden />
          <span aria-hidden>{wayIn}</span>
        </RoundButton>
        <RoundButton label={t('previous')} disabled={at === 0} onClick={() => turnTo(at - 1)}>
          <IconChevronLeft size={24} stroke={1.5} aria-hidden />
        </RoundButton>
        <PageSlider at={at} last={last} sayOf={sayOf} onTurn={turnTo} />
        <RoundButton label={t('next')} disabled={at === last} onClick={() => turnTo(at + 1)}>
          <IconChevronRight size={24} stroke={1.5} aria-hidden />
        </RoundButton>
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
        <RoundButton
          className={styles.wide ?? ''}
          label={t(isFull ? 'smaller' : 'fullScreen')}
          onClick={() => setFull(!isFull)}
        >
          {isFull ? (
            <IconMinimize size={22} stroke={1.5} aria-hidden />
          ) : (
            <IconMaximize size={22} stroke={1.5} aria-hidden />
          )}
          <span aria-hidden>{t(isFull ? 'smaller' : 'fullScreen')}</span>
        </RoundButton>
      </nav>
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

const turnMs = 650

/** The opening that lay open before the leaf that is turning now. */
function useSettled(at: number): number {
  const [{ from, to }, turn] = useState({ from: at, to: at })
  if (to !== at) turn({ from: to, to: at })
  useEffect(() => {
    const done = setTimeout(() => turn({ from: at, to: at }), prefersStillness() ? 250 : turnMs)
    return () => clearTimeout(done)
  }, [at])
  return to === at ? from : to
}

function useTurningKeys(at: number, openings: number, turnTo: (to: number) => void): void {
  // with the book itself: who sees it may press a key
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]'))
        return
      const to = spreadForKey(event.key, at, openings)
      if (to === undefined) return
      event.preventDefault()
      turnTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

function foliosOf(spread: Spread<PageOfPlan> | undefined): string {
  return pagesOf(spread)
    .map(page => page.folio)
    .join('–')
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY, at: event.timeStamp }
}
