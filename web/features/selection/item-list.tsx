import { Button, Loader } from '@mantine/core'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { useWide } from '../reader/use-wide.ts'
import styles from './item-list.module.css'
import { ItemRow } from './item-row.tsx'
import { MonthRow } from './month-row.tsx'
import { headingAt, headingOf, rowAfter, type SelectionRow } from './selection-rows.ts'
import type { Choices } from './use-choices.ts'
import { useIsThrown } from './use-is-thrown.ts'
import type { Selection } from './use-selection.ts'

export interface ItemListProps {
  selection: Selection
  choices: Choices
  editable: boolean
  /** Nothing is filtered out. */
  whole: boolean
  /** What was searched for in all tabs; empty otherwise. */
  q: string
  /** The month that is asked for, until it was jumped to. */
  jump: { month: string } | undefined
  onJumped: () => void
  /** The month at the top, and whether one scrolled to it. */
  onMonth: (month: string, isScrolled: boolean) => void
  onRead: (item: SocialItem) => void
}

/**
 * The items by month. Only the rows in sight are in the document, and none is measured: all of a kind are as high as each other, so
 * thousands scroll like ten, and what comes in above leaves what one looks at where it is.
 */
export function ItemList(props: ItemListProps) {
  const { selection, choices, editable, whole, q, jump, onJumped, onMonth, onRead } = props
  const { t } = useTranslation('web-selection')
  const { rows, hasMore, loading, status, social } = selection
  const room = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const place = () => setTop((room.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    place()
    const watch = new ResizeObserver(place)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])
  const margin = Math.round(top) - (useWide() ? barPx : 0)
  // the same functions for as long as the list is there: rows in sight are not drawn again while one scrolls
  const latest = useRef(choices)
  useLayoutEffect(() => {
    latest.current = choices
  })
  const changeItem = useCallback<Choices['item']>((item, change) => latest.current.item(item, change), [])
  const chooseMonth = useCallback<Choices['month']>(
    (month, chosen) => latest.current.month(month, chosen),
    [],
  )
  // the same function for the same rows: with another one all of them are placed again, at each frame that scrolls
  const keyOf = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: index => heightOf(rows[index]),
    getItemKey: keyOf,
    overscan: 6,
    // the first row in sight is the one below the bar, and so is the one that is jumped to
    scrollMargin: margin,
    rangeExtractor: range => {
      const heading = headingAt(rows, range.startIndex)
      const shown = defaultRangeExtractor(range)
      return heading === undefined || shown.includes(heading) ? shown : [heading, ...shown]
    },
  })
  const isThrown = useIsThrown()
  const shown = list.getVirtualItems()
  const firstRow = list.range?.startIndex ?? 0
  const sticky = headingAt(rows, firstRow)
  const first = itemNear(rows, firstRow, 1)
  const last = itemNear(rows, shown.at(-1)?.index ?? 0, -1)
  const see = useEffectEvent(() => selection.see(first, last))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight has changed
  useEffect(() => see(), [first, last, rows.length])
  const go = useEffectEvent(() => {
    if (!jump || !whole || rows.length === 0) return
    onJumped()
    const index = headingOf(rows, jump.month)
    if (index >= 0) list.scrollToIndex(index, { align: 'start' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the months may come after what asks for one of them
  useEffect(() => go(), [jump, rows.length])
  const topRow = sticky === undefined ? undefined : rows[sticky]
  const topMonth = topRow?.kind === 'month' ? topRow.month : undefined
  const tellMonth = useEffectEvent(() => topMonth && onMonth(topMonth, window.scrollY > top))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is at the top
  useEffect(() => {
    const timer = setTimeout(tellMonth, calmMs)
    return () => clearTimeout(timer)
  }, [topMonth])
  const before = useRef({ rows, first: firstRow })
  useLayoutEffect(() => {
    const { rows: was, first } = before.current
    before.current = { rows, first: firstRow }
    if (was === rows || !whole || window.scrollY <= top) return
    const now = rowAfter(was, rows, first)
    if (now === undefined) return
    const by = heightBefore(rows, now) - heightBefore(was, first)
    if (by !== 0) window.scrollBy(0, by)
  })
  const state = useLoading(status)
  if (state === 'failed')
    return (
      <EmptyState heading={t('failed.heading')} text={t('failed.text')}>
        <Button onClick={selection.again}>{t('failed.again')}</Button>
      </EmptyState>
    )
  return (
    <div ref={room}>
      {state === 'loading' && rows.length === 0 && (
        <Loader
          role="progressbar"
          size="sm"
          color="ink.4"
          className={styles.loader}
          aria-label={t('loading')}
        />
      )}
      <div className={styles.list} style={{ height: list.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const isSticky = index === sticky
          return (
            <div
              key={key}
              className={isSticky ? styles.sticky : styles.row}
              style={isSticky ? undefined : { transform: `translateY(${start - margin}px)` }}
            >
              {row.kind === 'month' ? (
                <MonthRow
                  month={row.month}
                  counts={social?.chapters.find(chapter => chapter.month === row.month)}
                  disabled={!editable}
                  whole={whole}
                  onChoose={chooseMonth}
                />
              ) : (
                <ItemRow
                  item={row.slot.item}
                  disabled={!editable}
                  q={q}
                  isThrown={isThrown}
                  onRead={onRead}
                  onChange={changeItem}
                />
              )}
            </div>
          )
        })}
      </div>
      {rows.length > 0 && (
        <p className={styles.end} role="status">
          {t(loading || hasMore ? 'loading' : 'noMore')}
        </p>
      )}
    </div>
  )
}

/** In pixels, as the style sheet has it; people may have larger letters. */
function heightOf(row: SelectionRow | undefined): number {
  return (row?.kind === 'month' ? 3.5 : 6.625) * rem
}

function heightBefore(rows: readonly SelectionRow[], index: number): number {
  return rows.slice(0, index).reduce((sum, row) => sum + heightOf(row), 0)
}

const rem = import.meta.env.SSR ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
/** Of the bar above a wide screen, as high as a heading. */
const barPx = 3.5 * rem
/** ms at a month before it is said. */
const calmMs = 250

/** Place of the item at a row, or of the next one that way. */
function itemNear(rows: readonly SelectionRow[], index: number, way: 1 | -1): number {
  for (let i = index; i >= 0 && i < rows.length; i += way) {
    const row = rows[i]
    if (row?.kind === 'item') return row.slot.index
  }
  return 0
}
