import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import styles from './contents-dialog.module.css'
import { LazyPage } from './lazy-page.tsx'
import type { BookRead, Plan } from './page-queries.ts'
import type { Place } from './place.ts'
import { usePageLabel } from './use-page-label.ts'
import { useSize } from './use-size.ts'

export interface PageThumbsProps {
  read: BookRead
  plan: Plan
  place: Place
  onPlace: (place: Place) => void
}

/** All pages, small; only those near the view are there. */
export function PageThumbs({ read, plan, place, onPlace }: PageThumbsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [watch, room] = useSize()
  const labelOf = usePageLabel(plan.volumes.length)
  const across = Math.max(2, Math.floor(room.width / thumbPx))
  const width = (room.width - (across - 1) * gapPx) / across
  const rowHeight = (width - 8) * (plan.page.height / plan.page.width) + 34 + gapPx
  const rows = useVirtualizer({
    count: Math.ceil(plan.pages.length / across),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  })
  const open =
    place === 'cover'
      ? -1
      : plan.pages.findIndex(({ volume, folio }) => volume === place.volume && folio === place.folio)
  const isMeasured = room.width > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size measures all rows anew
  useEffect(() => {
    if (!isMeasured) return
    rows.measure()
    if (open >= 0) rows.scrollToIndex(Math.floor(open / across), { align: 'center' })
  }, [isMeasured, rowHeight, across])
  return (
    <div
      ref={element => {
        scroller.current = element
        return watch(element)
      }}
      className={styles.thumbs}
    >
      <div style={{ height: rows.getTotalSize() }}>
        {isMeasured &&
          rows.getVirtualItems().map(row => (
            <div
              key={row.key}
              className={styles.thumbRow}
              style={{
                height: rowHeight - gapPx,
                gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
                transform: `translateY(${row.start}px)`,
              }}
            >
              {plan.pages.slice(row.index * across, (row.index + 1) * across).map((page, at) => (
                <button
                  key={`${page.volume}.${page.folio}`}
                  type="button"
                  className={styles.thumb}
                  aria-label={labelOf(page)}
                  aria-current={row.index * across + at === open ? 'true' : undefined}
                  onClick={() => onPlace({ volume: page.volume, folio: page.folio })}
                >
                  <span className={styles.sheet} aria-hidden>
                    <LazyPage read={read} page={page} label="" />
                  </span>
                  {page.folio}
                </button>
              ))}
            </div>
          ))}
      </div>
    </div>
  )
}

/** CSS pixels across that a page needs to be told from others. */
const thumbPx = 120
const gapPx = 12
