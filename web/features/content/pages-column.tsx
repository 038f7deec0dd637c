import { useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import { LazyPage } from '../reader/lazy-page.tsx'
import type { Plan } from '../reader/page-queries.ts'
import { pageScale } from '../reader/page-scale.ts'
import { SpreadView } from '../reader/spread-view.tsx'
import { pagesOf, singlesOf, spreadAt, spreadsOf } from '../reader/spreads-of.ts'
import { usePageLabel } from '../reader/use-page-label.ts'
import { useSize } from '../reader/use-size.ts'
import { useWide } from '../reader/use-wide.ts'
import { monthItemsQuery } from './month-items.ts'
import { PageOverlay } from './page-overlay.tsx'
import styles from './pages-column.module.css'
import { useKeptPlace } from './use-kept-place.ts'
import { useOpening } from './use-opening.ts'

export interface PagesColumnProps {
  bid: string
  sid: string
  plan: Plan
  /** The month to begin at; the book's beginning without it. */
  start: string | undefined
  /** It lies open there. */
  onArrived: () => void
  selected: string | undefined
  onSelect: (itemId: string, chapterId: string, photoId: string | undefined) => void
  /** The month that is in the middle of the screen. */
  onMonth: (month: string) => void
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
  const { bid, sid, plan, start, onArrived, selected, onSelect, onMonth, onDrawn, handle } = props
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
  const rowHeight = plan.page.height * scale + (wide ? 40 : 20)
  const rows = useWindowVirtualizer({
    count: spreads.length,
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin: top,
    // the bars stay in sight above
    scrollPaddingStart: wide ? 136 : 68,
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
  useImperativeHandle(handle, () => ({
    showPage: page => rows.scrollToIndex(spreadAt(spreads, page), { align: 'start' }),
  }))

  // once the pages have their size, the book opens where the address says
  const first = plan.pages.find(page => page.chapterId === start)
  const opening = start ? first && spreadAt(spreads, first) : 0
  const isOpen = useOpening(rows, opening, room.width > 0 && top > 0)
  useKeptPlace(rows, spreads, { rowHeight, top, across })
  const shown = isOpen ? rows.getVirtualItems() : []
  const scrolled = rows.scrollOffset ?? 0
  const middle = scrolled + innerHeight / 2
  const atMiddle = shown.find(row => row.end > middle) ?? shown.at(-1)
  const month = atMiddle && pagesOf(spreads[atMiddle.index]).findLast(page => page.chapterId)?.chapterId
  useEffect(() => {
    if (isOpen) onArrived()
  }, [isOpen, onArrived])
  useEffect(() => {
    if (month) onMonth(month)
  }, [month, onMonth])

  const months = [
    ...new Set(shown.flatMap(row => pagesOf(spreads[row.index]).flatMap(page => page.chapterId ?? []))),
  ]
  const items = useQueries({ queries: months.map(month => monthItemsQuery(sid, month)), combine: byId })
  const labelOf = usePageLabel(plan.volumes.length)
  const read = useMemo(() => ({ bid }), [bid])
  return (
    <div ref={watch} className={styles.room}>
      <div ref={column} className={styles.column} style={{ height: rows.getTotalSize() }}>
        {shown.map(row => {
          const spread = spreads[row.index]
          if (!spread) return null
          const isAhead = row.end <= scrolled || row.start >= scrolled + innerHeight
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
                        page={drawn}
                        size={plan.page}
                        items={items}
                        selected={selected}
                        onSelect={(itemId, photoId) => onSelect(itemId, monthOf(page), photoId)}
                      />
                    )}
                  </LazyPage>
                )}
              </SpreadView>
            </div>
          )
        })}
      </div>
      <p className={styles.end}>{t('noMore')}</p>
    </div>
  )
})

function byId(answers: readonly { data?: SocialItem[] | undefined }[]): ReadonlyMap<string, SocialItem> {
  return new Map(answers.flatMap(({ data }) => data ?? []).map(item => [item.itemId, item]))
}

/** The month of a page that has items. */
function monthOf({ key, chapterId }: Plan['pages'][number]): string {
  if (chapterId === undefined) throw new Error(`Page ${key} has items and no month`)
  return chapterId
}
