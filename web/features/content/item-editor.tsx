import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { newId } from '../../api/tab-id.ts'
import { loadLater } from '../../ui/load-later.ts'
import { DayFields } from './day-fields.tsx'
import fields from './field.module.css'
import { isTouched } from './is-touched.ts'
import { itemActions } from './item-actions.ts'
import type { Edit } from './item-drafts.ts'
import styles from './item-editor.module.css'
import type { ItemSaving } from './item-savers.ts'
import { nearTwin } from './near-twin.ts'
import { OpenerNote } from './opener-note.tsx'
import { TagsField } from './tags-field.tsx'
import { TreatmentField } from './treatment-field.tsx'
import { TypedField } from './typed-field.tsx'
import { UnsavedNotice } from './unsaved-notice.tsx'
import type { AddPhotos } from './use-add-photos.ts'

const PhotoList = loadLater(() => import('./photo-list.tsx').then(module => module.PhotoList))

export interface ItemEditorProps {
  book: { bid: string; sid: string }
  /** As its maker sees it. */
  item: SocialItem
  saving: ItemSaving | undefined
  /** The photo that was clicked on. */
  photoId: string | undefined
  adding: Pick<AddPhotos, 'sendingTo' | 'previews'>
  onAddPhotos: (files: readonly File[]) => void
  onTakePhotos: (photos: readonly string[]) => Promise<boolean>
  onEdit: (edit: Edit, run: string, at?: number) => void
  onChoose: (whose: 'mine' | 'theirs') => void
  /** Said before the fields. */
  children: ReactNode
}

/** All that can be changed of an item. Everything saves itself. */
export function ItemEditor(props: ItemEditorProps) {
  const { book, item, saving, photoId, adding, onAddPhotos, onTakePhotos, onEdit, onChoose, children } = props
  const { t } = useTranslation('web-content')
  const { title, content, postDate, place, chosen, deleted } = item
  const editor = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo of the same entry takes no focus
  useEffect(() => {
    // an entry that is opened by its address comes after its panel, which kept the focus on its button
    const panel = editor.current?.closest('aside')
    if (panel?.contains(document.activeElement) && !(photoId && isTouched()))
      editor.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={editor} className={styles.editor}>
      {deleted && <p className={styles.note}>{t('inBin')}</p>}
      {children}
      <TypedField
        label={t('fields.title')}
        value={title}
        maxLength={300}
        onType={(value, run, at) => onEdit({ title: value }, run, at)}
      />
      <TypedField
        label={t('fields.text')}
        value={content}
        lines={6}
        maxLength={100_000}
        onType={(value, run, at) => onEdit({ content: value }, run, at)}
      />
      <DayFields value={postDate} onChange={value => onEdit({ postDate: value }, newId())} />
      <TypedField
        label={t('fields.place')}
        value={place?.name ?? ''}
        maxLength={200}
        onType={(value, run) => onEdit({ place: value.trim() === '' ? false : { name: value } }, run)}
      />
      <Suspense fallback={<div style={{ minHeight: roomOfPhotos(item) }} />}>
        <PhotoList
          book={book}
          item={item}
          focused={photoId}
          sending={adding.sendingTo(item.itemId)}
          previews={adding.previews}
          onAdd={onAddPhotos}
          onTake={onTakePhotos}
          onChange={next => onEdit({ photos: next }, newId())}
        />
      </Suspense>
      {(item.part ?? item.treatment) && (
        <TreatmentField item={item} onChange={treatment => onEdit({ treatment }, newId())} />
      )}
      {item.part && <OpenerNote bid={book.bid} item={item} />}
      {(item.tagsAtBack !== undefined || item.keepsTags) && (
        <TagsField item={item} onChange={keepsTags => onEdit({ keepsTags }, newId())} />
      )}
      <label className={fields.tick}>
        <input
          type="checkbox"
          checked={chosen}
          onChange={event => onEdit({ chosen: event.currentTarget.checked }, newId())}
        />
        {t('chosen')}
      </label>
      <div className={styles.actions}>
        {itemActions
          .filter(({ isPossible }) => isPossible?.(item))
          .map(({ name, label, icon: Icon, perform }) => (
            <Button
              key={name}
              {...(Icon
                ? { variant: 'default', leftSection: <Icon size={18} stroke={1.5} aria-hidden /> }
                : { variant: 'subtle', color: 'ink.9' })}
              onClick={() => onEdit(perform(item), newId())}
            >
              {label(t, item)}
            </Button>
          ))}
      </div>
      {/* it comes by itself, over the end of the form: no field moves under who types in it */}
      <UnsavedNotice item={item} saving={saving} onChoose={onChoose} />
    </div>
  )
}

/** CSS height that the list of these photos takes, so that what stands below it is in its place from the start. */
function roomOfPhotos(item: SocialItem): string {
  const { photos } = item
  const noted = photos.filter(photo => nearTwin(photo, item) || (photo.blurred && !photo.removed))
  return `calc(11.875rem + ${photos.length} * 11.75rem + ${noted.length} * 3.75rem)`
}
