import { Button, Loader } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listItems } from '#contract/social-books'
import { mediaHref } from '#domain/pictures/media-address'
import { callApi } from '../../api/client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ImageTile } from '../../ui/image-tile.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { entryDayText } from '../books/book-dates.ts'
import { bookPhotos } from './book-photos.ts'
import { type PhotoSearch, queryOf } from './photo-search.ts'
import styles from './picker-dialog.module.css'

export interface PhotoGridProps {
  sid: string
  search: PhotoSearch
  /** What is chosen of several, in its order; absent where a press takes the photo. */
  chosen?: readonly string[]
  onPress: (sha256: string) => void
}

/** The photos that are looked for, in the order of the book; only those near the view are there. */
export function PhotoGrid({ sid, search, chosen, onPress }: PhotoGridProps) {
  const { t } = useTranslation('web-picker')
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const across = useRef(0)
  across.current = room && room.clientWidth < 480 ? 3 : 6
  const query = useInfiniteQuery({
    queryKey: ['photos', sid, search],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listItems,
        {
          params: { sid },
          query: { ...queryOf(search), has: 'photos', deleted: 'false', page: pageParam, pagesize: 60 },
        },
        { signal },
      ),
    getNextPageParam: last => ((last.page + 1) * last.pagesize < last.total ? last.page + 1 : undefined),
  })
  const photos = bookPhotos(query.data?.pages.flatMap(page => page.items) ?? [])
  const rows = Math.ceil(photos.length / across.current)
  const list = useVirtualizer({
    count: rows,
    getScrollElement: () => room,
    estimateSize: () => (room ? room.clientWidth / across.current : 120),
    overscan: 4,
  })
  const shown = list.getVirtualItems()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= rows - 3
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, fetchNextPage])
  const state = useLoading(query.status)
  if (state === 'failed')
    return (
      <div className={styles.room}>
        <EmptyState heading={t('failed')}>
          <Button onClick={() => void query.refetch()}>{t('web-errors:reload')}</Button>
        </EmptyState>
      </div>
    )
  if (state === 'loaded' && photos.length === 0 && (search.q !== '' || search.month !== ''))
    return (
      <div className={styles.room}>
        <EmptyState heading={t('notFound')} />
      </div>
    )
  if (state === 'loaded' && photos.length === 0)
    return (
      <div className={styles.room}>
        <EmptyState heading={t('empty.heading')} text={t('empty.text')} />
      </div>
    )
  return (
    <div ref={setRoom} className={styles.room} aria-busy={state === 'loading'}>
      {state === 'loading' && <Loader role="progressbar" size="sm" color="ink.4" aria-label={t('loading')} />}
      <div style={{ height: list.getTotalSize(), position: 'relative' }}>
        {shown.map(row => (
          <div
            key={row.key}
            className={styles.row}
            style={{ transform: `translateY(${row.start}px)`, height: row.size }}
          >
            {photos.slice(row.index * across.current, (row.index + 1) * across.current).map(photo => {
              const at = chosen?.indexOf(photo.sha256) ?? -1
              return (
                <button
                  key={photo.key}
                  type="button"
                  className={styles.photo}
                  style={{ width: `${100 / across.current}%` }}
                  aria-pressed={chosen && at >= 0}
                  onClick={() => onPress(photo.sha256)}
                >
                  <ImageTile
                    src={mediaHref(photo.sha256, 320)}
                    alt={t('photo', { date: entryDayText(photo.date) })}
                    ratio={1}
                  />
                  {at >= 0 && (
                    <span className={styles.number} aria-hidden>
                      {at + 1}
                    </span>
                  )}
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
