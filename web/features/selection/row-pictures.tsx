import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import { ImageTile } from '../../ui/image-tile.tsx'
import styles from './item-list.module.css'

export interface RowPicturesProps {
  pictures: SocialItem['photos']
  /** They would be gone before they come: their places stay empty until the list is slower. */
  isThrown: boolean
}

/** The first pictures of an item, and how many more it has. */
export function RowPictures({ pictures, isThrown }: RowPicturesProps) {
  const { t } = useTranslation('web-selection')
  // what is shown once stays
  const [isWaiting, wait] = useState(isThrown)
  if (isWaiting && !isThrown) wait(false)
  return (
    <div className={styles.pictures}>
      {pictures.slice(0, 3).map((photo, i) => (
        <div key={photo.photoId} className={styles.picture} data-place={i}>
          {!isWaiting && (
            <ImageTile src={mediaHref(photo.sha256 ?? '', 160)} alt={photo.caption ?? ''} ratio={1} />
          )}
        </div>
      ))}
      {pictures.length > 3 && (
        <span className={styles.more}>{t('morePhotos', { count: pictures.length - 3 })}</span>
      )}
    </div>
  )
}
