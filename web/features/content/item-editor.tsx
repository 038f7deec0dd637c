import { Button } from '@mantine/core'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { newId } from '../../api/tab-id.ts'
import { loadLater } from '../../ui/load-later.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DayFields } from './day-fields.tsx'
import { itemActions } from './item-actions.ts'
import type { Edit } from './item-drafts.ts'
import styles from './item-editor.module.css'
import type { ItemSaving } from './item-savers.ts'
import { TypedField } from './typed-field.tsx'
import type { AddPhotos } from './use-add-photos.ts'

const PhotoList = loadLater(() => import('./photo-list.tsx').then(found => found.PhotoList))

export interface ItemEditorProps {
  /** As its maker sees it. */
  item: SocialItem
  saving: ItemSaving | undefined
  /** The photo that was clicked on. */
  photoId: string | undefined
  adding: Pick<AddPhotos, 'sendingTo' | 'previews'>
  onAddPhotos: (files: readonly File[]) => void
  onEdit: (edit: Edit, run: string, at?: number) => void
  onChoose: (whose: 'mine' | 'theirs') => void
}

/** All that can be changed of an item. Everything saves itself. */
export function ItemEditor(props: ItemEditorProps) {
  const { item, saving, photoId, adding, onAddPhotos, onEdit, onChoose } = props
  const { t } = useTranslation('web-content')
  const { title, content, postDate, place, photos, chosen, deleted } = item
  const editor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // an entry that is opened by its address comes after its panel, which kept the focus on its button
    const panel = editor.current?.closest('aside')
    if (panel?.contains(document.activeElement))
      editor.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={editor} className={styles.editor}>
      {saving?.queue.state === 'conflict' && (
        <ConflictNotice mine={item} theirs={saving.theirs?.item} onChoose={onChoose} />
      )}
      {deleted && <p className={styles.note}>{t('inBin')}</p>}
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
      <Suspense>
        <PhotoList
          photos={photos}
          focused={photoId}
          sending={adding.sendingTo(item.itemId)}
          previews={adding.previews}
          onAdd={onAddPhotos}
          onChange={next => onEdit({ photos: next }, newId())}
        />
      </Suspense>
      <label className={styles.chosen}>
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
    </div>
  )
}
