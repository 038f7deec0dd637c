import { Button, Loader, Modal } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../../ui/theme/dialogs.css'
import { listItems } from '#contract/social-books'
import { mediaHref } from '#domain/pictures/media-address'
import { callApi } from '../../api/client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ImageTile } from '../../ui/image-tile.tsx'
import { useLoading } from '../../ui/use-loading.ts'
import { bookPhotos } from './book-photos.ts'
import styles from './photo-dialog.module.css'

export interface PhotoDialogProps {
  sid: string
  onChoose: (sha256: string) => void
  onClose: () => void
}

/** All photos of the book, to choose one. */
export function PhotoDialog({ sid, onChoose, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('web-cover')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('photos.heading')}
      size="xl"
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <Photos sid={sid} onChoose={onChoose} />
    </Modal>
  )
}

function Photos({ sid, onChoose }: Omit<PhotoDialogProps, 'onClose'>) {
  const { t } = useTranslation('web-cover')
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const across = useRef(0)
  across.current = room && room.clientWidth < 480 ? 3 : 6
  const query = useInfiniteQuery({
    queryKey: ['photos', sid],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listItems,
        { params: { sid }, query: { has: 'photos', deleted: 'false', page: pageParam, pagesize: 60 } },
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
      <EmptyState heading={t('photos.failed')}>
        <Button onClick={() => void query.refetch()}>{t('loadFailed.again')}</Button>
      </EmptyState>
    )
  if (state === 'loaded' && photos.length === 0)
    return <EmptyState heading={t('photos.empty.heading')} text={t('photos.empty.text')} />
  return (
    <div ref={setRoom} className={styles.room} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <Loader role="progressbar" size="sm" color="ink.4" aria-label={t('photos.loading')} />
      )}
      <div style={{ height: list.getTotalSize(), position: 'relative' }}>
        {shown.map(row => (
          <div
            key={row.key}
            className={styles.row}
            style={{ transform: `translateY(${row.start}px)`, height: row.size }}
          >
            {photos.slice(row.index * across.current, (row.index + 1) * across.current).map(photo => (
              <button
                key={photo.key}
                type="button"
                className={styles.photo}
                style={{ width: `${100 / across.current}%` }}
                onClick={() => onChoose(photo.sha256)}
              >
                <ImageTile
                  src={mediaHref(photo.sha256, 320)}
                  alt={t('photos.photo', { date: photo.date })}
                  ratio={1}
                />
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
