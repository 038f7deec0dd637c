import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import { allFields, entryFields, fieldKey } from '#domain/proofing/entry-words'
import { newId } from '../../api/tab-id.ts'
import { ImageTile } from '../../ui/image-tile.tsx'
import type { Edit } from '../content/item-drafts.ts'
import type { ItemSavers, ItemSaving } from '../content/item-savers.ts'
import { UnsavedNotice } from '../content/unsaved-notice.tsx'
import { fieldEdit } from './field-edit.ts'
import { MarkedField } from './marked-field.tsx'
import styles from './proofing.module.css'

export interface ProofEntryProps {
  /** As the server has it, and as its maker sees it; undefined until it is here. */
  read: SocialItem | undefined
  item: SocialItem | undefined
  /** Why it does not come. */
  problem: 'gone' | 'fetchFailed' | undefined
  /** Where it stands among all that have words. */
  number: number
  of: number
  savers: ItemSavers
  saving: ItemSaving | undefined
}

/** The words of one entry, to be read and mended. */
export function ProofEntry({ read, item, problem, number, of, savers, saving }: ProofEntryProps) {
  const { t } = useTranslation('web-proofing')
  const change = (edit: Edit, run: string) => {
    if (!read) return
    const stored = saving?.document.item
    savers.edit(stored && stored.version > read.version ? stored : read, run, edit)
  }
  const pictures = item?.photos.filter(photo => !photo.removed && photo.sha256 !== undefined) ?? []
  // a field stays when its last letter is taken away
  const names = useRef(new Set<string>())
  if (item) for (const field of entryFields(item)) names.current.add(fieldKey(field))
  return (
    <article className={styles.entry} aria-busy={!item}>
      <p className={styles.where}>
        <span>{item?.postDate.replaceAll('-', '/')}</span>
        <span>{t('where', { number, of })}</span>
      </p>
      {!item && problem && <p>{t(`web-content:${problem}`)}</p>}
      {item && (
        <UnsavedNotice item={item} saving={saving} onChoose={whose => savers.choose(item.itemId, whose)} />
      )}
      {item &&
        allFields(item)
          .filter(field => names.current.has(fieldKey(field)))
          .map(field => (
            <MarkedField
              key={fieldKey(field)}
              label={field.name === 'caption' ? t('caption') : t(`web-content:fields.${labels[field.name]}`)}
              field={field}
              onType={(text, run) => change(fieldEdit(item, field, text), run)}
              onMend={text => change(fieldEdit(item, field, text), newId())}
            />
          ))}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.slice(0, mostPictures).map(photo => (
            <ImageTile
              key={photo.photoId}
              src={mediaHref(photo.sha256 ?? '', 320)}
              alt={photo.caption ?? ''}
              ratio={1}
            />
          ))}
        </div>
      )}
    </article>
  )
}

const mostPictures = 6
const labels = { title: 'title', content: 'text', place: 'place' } as const
