import { Button, Loader } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listItems } from '#contract/social-books'
import { callApi } from '../../api/client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { bookPhotos } from './book-photos.ts'
import { type PhotoSearch, queryOf } from './photo-search.ts'
import { PhotoTile } from './photo-tile.tsx'
import styles from './picker-dialog.module.css'
import { starsSaved } from './save-star.ts'
import { useFavourites } from './use-favourites.ts'

export interface PhotoGridProps {
  book: { bid: string; sid: string }
  search: PhotoSearch
  /** What is chosen of several, in its order; absent where a press takes the photo. */
  chosen?: readonly string[]
  onPress: (sha256: string) => void
}

/** The photos that are looked for, in the order of the book; only those near the view are there. */
export function PhotoGrid({ book: { bid, sid }, search, chosen, onPress }: PhotoGridProps) {
  const { t } = useTranslation('web-picker')
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const across = useRef(0)
  across.current = room && room.clientWidth < 480 ? 3 : 6
  const favourites = useFavourites(bid)
  const query = useInfiniteQuery({
    queryKey: ['photos', sid, search],
    // other photos have a star when it is looked for the next time
    ...(search.favourites && { gcTime: 0 }),
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      if (search.favourites) await starsSaved(bid)
      const wanted = { ...queryOf(search), deleted: 'false' as const, page: pageParam, pagesize: 60 }
      return callApi(listItems, { params: { sid }, query: wanted }, { signal })
    },
    getNextPageParam: last => ((last.page + 1) * last.pagesize < last.total ? last.page + 1 : undefined),
  })
  const photos = bookPhotos(query.data?.pages.flatMap(page => page.items) ?? []).filter(
    ({ sha256 }) => !search.favourites || favourites.had(sha256),
  )
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
  const isLoaded = state === 'loaded' && (!search.favourites || favourites.pictures !== undefined)
  if (state === 'failed')
    return (
      <div className={styles.room}>
        <EmptyState heading={t('failed')}>
          <Button onClick={() => void query.refetch()}>{t('web-errors:reload')}</Button>
        </EmptyState>
      </div>
    )
  if (isLoaded && photos.length === 0)
    return (
      <div className={styles.room}>
        <NoPhotos search={search} />
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
            style={{
              transform: `translateY(${row.start}px)`,
              height: row.size,
              gridTemplateColumns: `repeat(${across.current}, minmax(0, 1fr))`,
            }}
          >
            {photos.slice(row.index * across.current, (row.index + 1) * across.current).map(photo => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                at={chosen?.indexOf(photo.sha256)}
                isFavourite={favourites.pictures?.has(photo.sha256)}
                onPress={() => onPress(photo.sha256)}
                onStar={() => favourites.toggle(photo.sha256)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function NoPhotos({ search: { q, month, favourites } }: { search: PhotoSearch }) {
  const { t } = useTranslation('web-picker')
  if (q !== '' || month !== '') return <EmptyState heading={t('notFound')} />
  const why = favourites ? 'noFavourites' : 'empty'
  return <EmptyState heading={t(`${why}.heading`)} text={t(`${why}.text`)} />
}
