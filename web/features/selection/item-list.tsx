import { Button, Loader } from '@mantine/core'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import styles from './item-list.module.css'
import { ItemRow } from './item-row.tsx'
import { MonthRow } from './month-row.tsx'
import { headingAt, type SelectionRow } from './selection-rows.ts'
import type { Choices } from './use-choices.ts'
import type { Selection } from './use-selection.ts'

export interface ItemListProps {
  selection: Selection
  choices: Choices
  editable: boolean
  /** Nothing is filtered out. */
  whole: boolean
  /** The month that was asked for; another object asks again. */
  jump: { month: string } | undefined
}

/** The items by month. Only the rows in sight are in the document, so thousands scroll like ten. */
export function ItemList({ selection, choices, editable, whole, jump }: ItemListProps) {
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
  const list = useWindowVirtualizer({
    count: rows.length,
    estimateSize: index => (rows[index]?.kind === 'month' ? 57 : 96),
    getItemKey: index => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: 56,
    rangeExtractor: range => {
      const heading = headingAt(rows, range.startIndex)
      const shown = defaultRangeExtractor(range)
      return heading === undefined || shown.includes(heading) ? shown : [heading, ...shown]
    },
  })
  const shown = list.getVirtualItems()
  const firstRow = list.range?.startIndex ?? 0
  const sticky = headingAt(rows, firstRow)
  const first = itemNear(rows, firstRow, 1)
  const last = itemNear(rows, shown.at(-1)?.index ?? 0, -1)
  const see = useEffectEvent(() => selection.see(first, last))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight has changed
  useEffect(() => see(), [first, last, rows.length])
  const go = useEffectEvent((month: string) => {
    const index = rows.findIndex(row => row.kind === 'month' && row.month === month)
    if (index >= 0) list.scrollToIndex(index, { align: 'start' })
  })
  useEffect(() => {
    if (jump) go(jump.month)
  }, [jump])
  const state = useLoading(status)
  if (state === 'failed')
    return (
      <EmptyState heading={t('failed.heading')} text={t('failed.text')}>
        <Button onClick={selection.again}>{t('failed.again')}</Button>
      </EmptyState>
    )
  return (
    <div ref={room}>
      {state === 'loading' && (
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
              ref={list.measureElement}
              data-index={index}
              className={isSticky ? styles.sticky : styles.row}
              style={isSticky ? undefined : { transform: `translateY(${start - top}px)` }}
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
                <ItemRow item={row.slot.item} disabled={!editable} onChange={changeItem} />
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

/** Place of the item at a row, or of the next one that way. */
function itemNear(rows: readonly SelectionRow[], index: number, way: 1 | -1): number {
  for (let i = index; i >= 0 && i < rows.length; i += way) {
    const row = rows[i]
    if (row?.kind === 'item') return row.slot.index
  }
  return 0
}
