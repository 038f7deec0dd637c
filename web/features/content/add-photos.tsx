import { Loader } from '@mantine/core'
import { IconPhotoPlus, IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PictureUpload } from '../photos/use-picture-upload.ts'
import styles from './photo-list.module.css'

export interface AddPhotosButtonProps {
  sending: PictureUpload['sending']
  onChoose: () => void
  /** The photos of the book are to be looked through. */
  onPick: () => void
}

/** The way for more photos into an item, and how far they are. */
export function AddPhotosButton({ sending, onChoose, onPick }: AddPhotosButtonProps) {
  const { t } = useTranslation('web-content')
  return (
    <>
      {sending && (
        <p className={styles.sending} role="status">
          {sending.preview && <img src={sending.preview} alt="" />}
          <Loader size="xs" color="ink.9" aria-hidden />
          {t('photos.sending', { left: sending.left })}
        </p>
      )}
      <button type="button" className={styles.add} disabled={sending !== undefined} onClick={onChoose}>
        <span>
          <IconPhotoPlus size={20} stroke={1.5} aria-hidden />
          {t('photos.add')}
        </span>
        <small className={styles.drop}>{t('photos.drop')}</small>
      </button>
      <button type="button" className={styles.add} onClick={onPick}>
        <span>
          <IconPhotoSearch size={20} stroke={1.5} aria-hidden />
          {t('photos.fromBook')}
        </span>
      </button>
      <p className={styles.least}>{t('photos.least')}</p>
    </>
  )
}
