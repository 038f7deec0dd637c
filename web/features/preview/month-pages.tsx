import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnPage } from '#contract/page'
import { LazyPage } from '../reader/lazy-page.tsx'
import { isOfMonth } from '../reader/months-on.ts'
import type { Plan } from '../reader/page-queries.ts'
import { pageScale, type Zoom } from '../reader/page-scale.ts'
import { SpreadView } from '../reader/spread-view.tsx'
import { pagesOf, singlesOf, spreadsOf } from '../reader/spreads-of.ts'
import { usePageLabel } from '../reader/use-page-label.ts'
import { useSize } from '../reader/use-size.ts'
import { useWide } from '../reader/use-wide.ts'
import styles from './preview.module.css'

export interface MonthPagesProps {
  bid: string
  plan: Plan
  month: string
  zoom: Zoom
  /** Laid over a page. */
  children: (page: DrawnPage) => ReactNode
}

/** The pages of a month one after the other, with the pages that lie beside them. */
export function MonthPages({ bid, plan, month, zoom, children }: MonthPagesProps) {
  const { t } = useTranslation('web-preview')
  const wide = useWide()
  const across = wide ? 2 : 1
  const [watch, room] = useSize()
  const read = useMemo(() => ({ bid }), [bid])
  const labelOf = usePageLabel(plan.volumes.length)
  const all = wide ? spreadsOf(plan.pages) : singlesOf(plan.pages)
  const spreads = all.filter(spread => pagesOf(spread).some(page => isOfMonth(page, month)))
  const scale = pageScale(plan.page, across, { width: room.width, height: room.height - 24 }, zoom)
  return (
    // a long month is scrolled by keys too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
    <section ref={watch} className={styles.pages} aria-label={t('byMonth')} tabIndex={0}>
      {/* rows that have no size yet would grow to it */}
      {room.width > 0 &&
        spreads.map(spread => {
          const [first] = pagesOf(spread)
          return (
            <WhenNear key={`${first?.volume}.${first?.folio}`} height={plan.page.height * scale}>
              <SpreadView spread={spread} page={plan.page} scale={scale} across={across}>
                {page => (
                  <LazyPage read={read} page={page} label={labelOf(page)} isRead>
                    {children}
                  </LazyPage>
                )}
              </SpreadView>
            </WhenNear>
          )
        })}
      {room.width > 0 && <p className={styles.end}>{t('monthEnd')}</p>}
    </section>
  )
}

/** Shows its content once it comes near the screen. */
function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!room.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '800px' },
    )
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room} className={styles.row} style={{ minHeight: height }}>
      {near && children}
    </div>
  )
}
