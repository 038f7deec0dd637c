import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mediaHref } from '#domain/pictures/media-address'
import { ImageTile } from '../../ui/image-tile.tsx'
import { entryDayText } from '../books/book-dates.ts'
import type { BookPhoto } from './book-photos.ts'
import styles from './picker-dialog.module.css'

export interface PhotoTileProps {
  photo: BookPhoto
  /** Its place among those that are chosen, from 0; -1: not chosen; absent: a press takes it. */
  at: number | undefined
  /** Absent until it is known. */
  isFavourite: boolean | undefined
  onPress: () => void
  onStar: () => void
}

/** A photo to choose, and its star. */
export function PhotoTile({ photo, at, isFavourite, onPress, onStar }: PhotoTileProps) {
  const { t } = useTranslation('web-picker')
  const date = entryDayText(photo.date)
  const Star = isFavourite ? IconStarFilled : IconStar
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.photo}
        aria-pressed={at === undefined ? undefined : at >= 0}
        onClick={onPress}
      >
        <ImageTile src={mediaHref(photo.sha256, 320)} alt={t('photo', { date })} ratio={1} />
        {at !== undefined && at >= 0 && (
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
        )}
      </button>
      {isFavourite !== undefined && (
        <button
          type="button"
          className={styles.star}
          aria-label={t('star', { date })}
          aria-pressed={isFavourite}
          title={t(isFavourite ? 'unstarTip' : 'starTip')}
          onClick={onStar}
        >
          <Star size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}
