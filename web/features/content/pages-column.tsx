import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import { LazyPage } from '../reader/lazy-page.tsx'
import { isOfMonth, monthsOn } from '../reader/months-on.ts'
import { type Plan, pageQuery } from '../reader/page-queries.ts'
import { pageScale } from '../reader/page-scale.ts'
import { SpreadView } from '../reader/spread-view.tsx'
import { pagesOf, singlesOf, spreadAt, spreadsOf } from '../reader/spreads-of.ts'
import { useArePagesHere } from '../reader/use-are-pages-here.ts'
import { usePageLabel } from '../reader/use-page-label.ts'
import { useSize } from '../reader/use-size.ts'
import { useWide } from '../reader/use-wide.ts'
import type { ItemSavers } from './item-savers.ts'
import { monthItemsQuery } from './month-items.ts'
import type { FormPlace } from './on-page/form-place.ts'
import { PageOverlay } from './page-overlay.tsx'
import styles from './pages-column.module.css'
import { useKeptPlace } from './use-kept-place.ts'
import { useOpening } from './use-opening.ts'
import { isOnPage, useTyping } from './use-typing.ts'

export interface PagesColumnProps {
  bid: string
  sid: string
  plan: Plan
  /** The page or the month to begin at; the book's beginning without them. */
  start: { month: string | undefined; page: { volume: number; folio: number } | undefined }
  /** It lies open there. */
  onArrived: () => void
  selected: string | undefined
  onSelect: (
    itemId: string,
    chapterId: string,
    photoId: string | undefined,
    how: { isApart: boolean; isTyped: boolean },
  ) => void
  savers: ItemSavers
  onTyped: (change: number, at: number) => void
  /** The form takes over from the page. */
  onForm: (itemId: string, place: FormPlace) => void
  /** The month that is looked at, and what tells of another one in the middle of the screen. */
  month: string
  onMonth: (month: string) => void
  /** Another page is in the middle of the screen. */
  onPage: (page: { volume: number; folio: number }) => void
  onDrawn: (page: DrawnPage) => void
  handle: Ref<PagesHandle>
}

export interface PagesHandle {
  showPage: (page: { volume: number; folio: number }) => void
}

/**
 * All pages of the book, one spread after the other; only those near the screen are there. They stay as they are while
 * words are typed beside them and saved.
 */
export const PagesColumn = memo(function PagesColumn(props: PagesColumnProps) {
  const { bid, sid, plan, start, onArrived, selected, onSelect, onDrawn, handle } = props
  const { month, onMonth, onPage, savers, onTyped, onForm } = props
  const { t } = useTranslation('web-content')
  const wide = useWide()
  const across = wide ? 2 : 1
  const [watch, room] = useSize()
  const column = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const scale = pageScale(plan.page, across, {
    width: room.width,
    // a spread is seen whole where it can be
    ...(wide && { height: Math.max(420, innerHeight - 168) }),
  })
  const spreads = useMemo(() => (wide ? spreadsOf(plan.pages) : singlesOf(plan.pages)), [plan.pages, wide])
  const gap = wide ? 40 : 20
  const rowHeight = plan.page.height * scale + gap
  // the bars stay in sight above
  const barsHeight = wide ? 136 : 68
  const rows = useWindowVirtualizer({
    count: spreads.length,
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin: top,
    scrollPaddingStart: barsHeight,
    getItemKey: at => {
      const [page] = pagesOf(spreads[at])
      return page ? `${page.volume}.${page.folio}` : at
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height measures all rows anew
  useEffect(() => {
    setTop(column.current?.offsetTop ?? 0)
    rows.measure()
  }, [rowHeight, rows])
  const queries = useQueryClient()
  const read = useMemo(() => ({ bid }), [bid])
  useImperativeHandle(handle, () => ({
    showPage(page) {
      const at = spreadAt(spreads, page)
      // on their way before the rows are there that show them
      for (const { key } of pagesOf(spreads[at])) void queries.prefetchQuery(pageQuery(read, key))
      rows.scrollToIndex(at, { align: 'start' })
    },
  }))

  // once the pages have their size, the book opens where the address says
  const first = firstShown(plan, start)
  const opening = start.month || start.page ? first && spreadAt(spreads, first) : 0
  const isOpen = useOpening(rows, opening, room.width > 0 && top > 0)
  useKeptPlace(rows, spreads, { rowHeight, top, across })
  const shown = isOpen ? rows.getVirtualItems() : []
  const scrolled = rows.scrollOffset ?? 0
  const middle = scrolled + innerHeight / 2
  const atMiddle = shown.find(row => row.end > middle) ?? shown.at(-1)
  const inMiddle = atMiddle ? pagesOf(spreads[atMiddle.index]).flatMap(monthsOn) : []
  const another = inMiddle.includes(month) ? undefined : inMiddle.at(-1)
  useEffect(() => {
    if (isOpen) onArrived()
  }, [isOpen, onArrived])
  useEffect(() => {
    if (another) onMonth(another)
  }, [another, onMonth])
  const [pageInMiddle] = atMiddle ? pagesOf(spreads[atMiddle.index]) : []
  const { volume, folio } = pageInMiddle ?? {}
  const tellPage = useEffectEvent(onPage)
  useEffect(() => {
    if (volume === undefined || folio === undefined) return
    const rested = setTimeout(() => tellPage({ volume, folio }), restMs)
    return () => clearTimeout(rested)
  }, [volume, folio])

  // who jumps to a month waits for these
  const firstInSight = shown.find(row => row.end - gap > scrolled + barsHeight)
  const isFirstHere = useArePagesHere(read, pagesOf(firstInSight && spreads[firstInSight.index]))
  const months = [...new Set(shown.flatMap(row => pagesOf(spreads[row.index]).flatMap(monthsOn)))]
  const items = useQueries({
    queries: months.map(month => ({ ...monthItemsQuery(sid, month), enabled: isFirstHere })),
    combine: byId,
  })
  const typing = useTyping(bid, plan.pages, page => rows.scrollToIndex(spreadAt(spreads, page)))
  const labelOf = usePageLabel(plan.volumes.length)
  return (
    <div ref={watch} className={styles.room}>
      <div ref={column} className={styles.column} style={{ height: rows.getTotalSize() }}>
        {shown.map(row => {
          const spread = spreads[row.index]
          if (!spread) return null
          const isInSight = row.end - gap > scrolled + barsHeight && row.start < scrolled + innerHeight
          const isAhead = !isInSight || (row !== firstInSight && !isFirstHere)
          return (
            <div
              key={row.key}
              className={styles.row}
              style={{ height: rowHeight, transform: `translateY(${row.start - top}px)` }}
            >
              <SpreadView spread={spread} page={plan.page} scale={scale} across={across}>
                {page => (
                  <LazyPage read={read} page={page} label={labelOf(page)} isAhead={isAhead} onDrawn={onDrawn}>
                    {drawn => (
                      <PageOverlay
                        bid={bid}
                        page={drawn}
                        size={plan.page}
                        scale={scale}
                        items={items}
                        selected={selected}
                        savers={savers}
                        onTyped={onTyped}
                        onSelect={(itemId, photoId, isTyped) =>
                          onSelect(itemId, monthOf(drawn, itemId), photoId, {
                            isApart: !hasWords(drawn, itemId),
                            isTyped,
                          })
                        }
                        onForm={onForm}
                        typing={typing.current && isOnPage(typing.current, page) ? typing.current : undefined}
                        onType={(itemId, start) => typing.begin(page, itemId, start)}
                        onCarry={typing.carry}
                        onTypingEnd={typing.end}
                      />
                    )}
                  </LazyPage>
                )}
              </SpreadView>
            </div>
          )
        })}
      </div>
      {isOpen && <p className={styles.end}>{t('noMore')}</p>}
    </div>
  )
})

function byId(answers: readonly { data?: SocialItem[] | undefined }[]): ReadonlyMap<string, SocialItem> {
  return new Map(answers.flatMap(({ data }) => data ?? []).map(item => [item.itemId, item]))
}

/** The page of the address, where the book still has it in that month; else the first of the month. */
function firstShown({ pages }: Plan, { month, page }: PagesColumnProps['start']) {
  const named = page && pages.find(({ volume, folio }) => volume === page.volume && folio === page.folio)
  if (named && (!month || isOfMonth(named, month) || monthsOn(named).length === 0)) return named
  return pages.find(page => isOfMonth(page, month)) ?? named
}

/** Browsers refuse addresses that change with every page that is scrolled by. */
const restMs = 250

function hasWords({ places }: DrawnPage, itemId: string): boolean {
  return places.some(place => place.item === itemId && place.photo === undefined)
}

/** The month of an item on a page. */
function monthOf({ key, places, ...page }: DrawnPage, itemId: string): string {
  const chapterId = places.find(place => place.item === itemId)?.chapterId ?? page.chapterId
  if (chapterId === undefined) throw new Error(`Page ${key} has items and no month`)
  return chapterId
}
