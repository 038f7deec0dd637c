import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { loadLater } from '../../ui/load-later.ts'
import { PictureInput } from '../photos/picture-input.tsx'
import type { PictureUpload } from '../photos/use-picture-upload.ts'
import { PhotoPicker } from '../picker/photo-picker.tsx'
import { AddPhotosButton } from './add-photos.tsx'
import type { Edit } from './item-drafts.ts'
import { nearTwin } from './near-twin.ts'
import { photoEdits } from './photo-edits.ts'
import styles from './photo-list.module.css'
import { PhotoRow } from './photo-row.tsx'

const CropDialog = loadLater(() => import('./crop-dialog.tsx').then(module => module.CropDialog))
const FocusDialog = loadLater(() => import('./focus-dialog.tsx').then(module => module.FocusDialog))

type Photo = SocialItem['photos'][number]

export interface PhotoListProps {
  book: { bid: string; sid: string }
  item: Pick<SocialItem, 'itemId' | 'photos'>
  focused: string | undefined
  /** Photos that are being added. */
  sending: PictureUpload['sending']
  previews: PictureUpload['previews']
  onAdd: (files: readonly File[]) => void
  /** Photos of the book (sha256) are to be added too; false where they could not be. */
  onTake: (photos: readonly string[]) => Promise<boolean>
  onChange: (photos: NonNullable<Edit['photos']>) => void
}

/** The photos of an item: their order (by dragging, or by buttons), size, crop, which are in the book, and more of them. */
export function PhotoList(props: PhotoListProps) {
  const { book, item, focused, sending, previews, onAdd, onTake, onChange } = props
  const { photos } = item
  const { t } = useTranslation('web-content')
  const [cropped, crop] = useState<string>()
  const [pointedAt, pointAt] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = photos.map(photo => photo.photoId)
  const save = (next: readonly Photo[]) => onChange(photoEdits(next))
  const replace = (photoId: string, change: Partial<Photo>) =>
    save(photos.map(photo => (photo.photoId === photoId ? { ...photo, ...change } : photo)))
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < photos.length && from !== to) save(arrayMove([...photos], from, to))
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  const beingCropped = photos.find(photo => photo.photoId === cropped)
  const beingPointedAt = photos.find(photo => photo.photoId === pointedAt)
  return (
    <PictureInput className={styles.photos} label={t('photos.heading')} onFiles={onAdd}>
      {choose => (
        <>
          <h3>{t('photos.heading')}</h3>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            onDragEnd={onDragEnd}
            accessibility={{
              screenReaderInstructions: { draggable: t('photos.dragHelp') },
              announcements: {
                onDragStart: () => t('photos.dragged'),
                onDragOver: ({ over }) =>
                  over ? t('photos.dragOver', { place: ids.indexOf(String(over.id)) + 1 }) : undefined,
                onDragEnd: ({ over }) =>
                  over ? t('photos.dropped', { place: ids.indexOf(String(over.id)) + 1 }) : undefined,
                onDragCancel: () => t('photos.dragCancelled'),
              },
            }}
          >
            <SortableContext items={ids} strategy={verticalListSortingStrategy}>
              <ol className={styles.list}>
                {photos.map((photo, at) => (
                  <PhotoRow
                    key={photo.photoId}
                    photo={photo}
                    preview={previews.get(photo.photoId)}
                    number={at + 1}
                    isFirst={at === 0}
                    isLast={at === photos.length - 1}
                    isFocused={photo.photoId === focused}
                    twin={nearTwin(photo, item)}
                    onMove={by => move(at, at + by)}
                    onChange={change => replace(photo.photoId, change)}
                    onCrop={() => crop(photo.photoId)}
                    onFocus={() => pointAt(photo.photoId)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          <AddPhotosButton sending={sending} onChoose={choose} onPick={() => setPicking(true)} />
          {isPicking && (
            <PhotoPicker
              book={book}
              most={mostAtOnce}
              onChoose={async taken => {
                if (await onTake(taken)) setPicking(false)
              }}
              onClose={() => setPicking(false)}
            />
          )}
          {beingCropped && (
            <Suspense>
              <CropDialog
                photo={beingCropped}
                onCrop={area => {
                  replace(beingCropped.photoId, { crop: area })
                  crop(undefined)
                }}
                onClose={() => crop(undefined)}
              />
            </Suspense>
          )}
          {beingPointedAt && (
            <Suspense>
              <FocusDialog
                photo={beingPointedAt}
                onFocus={focus => {
                  replace(beingPointedAt.photoId, { focus })
                  pointAt(undefined)
                }}
                onClose={() => pointAt(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </PictureInput>
  )
}

/** Photos of the book that are added by one choice. */
const mostAtOnce = 50
