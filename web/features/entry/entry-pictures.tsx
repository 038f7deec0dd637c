import { Loader } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconPhotoSearch, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PictureInput } from '../photos/picture-input.tsx'
import type { PictureUpload } from '../photos/use-picture-upload.ts'
import type { DraftPicture } from './entry-draft.ts'
import styles from './entry-pictures.module.css'
import { moveItem } from './move-item.ts'

export interface EntryPicturesProps {
  pictures: readonly DraftPicture[]
  upload: Pick<PictureUpload, 'sending' | 'previews'>
  onFiles: (files: readonly File[]) => void
  /** The photos of the book are to be looked through. */
  onPick: () => void
  onChange: (pictures: readonly DraftPicture[]) => void
}

/** The pictures of an entry in their order; more can be added. */
export function EntryPictures({ pictures, upload, onFiles, onPick, onChange }: EntryPicturesProps) {
  const { t } = useTranslation('web-patch')
  const { sending, previews } = upload
  return (
    <PictureInput onFiles={onFiles}>
      {choose => (
        <>
          <ul className={styles.pictures} aria-label={t('pictures')}>
            {/* first, so that they stay where they are */}
            <li>
              <button type="button" className={styles.add} onClick={choose}>
                <IconPhotoPlus size={26} stroke={1.25} aria-hidden />
                {t('add')}
              </button>
            </li>
            <li>
              <button type="button" className={styles.add} onClick={onPick}>
                <IconPhotoSearch size={26} stroke={1.25} aria-hidden />
                {t('fromBook')}
              </button>
            </li>
            {pictures.map(({ imageId, image }, at) => {
              const number = at + 1
              const move = (to: number) => onChange(moveItem(pictures, at, to))
              return (
                <li key={imageId}>
                  <img src={previews.get(imageId) ?? image} alt={t('picture', { number })} />
                  <span className={styles.tools}>
                    <button
                      type="button"
                      aria-label={t('earlier', { number })}
                      disabled={at === 0}
                      onClick={() => move(at - 1)}
                    >
                      <IconArrowLeft size={16} stroke={1.75} aria-hidden />
                    </button>
                    <button
                      type="button"
                      aria-label={t('later', { number })}
                      disabled={number === pictures.length}
                      onClick={() => move(at + 1)}
                    >
                      <IconArrowRight size={16} stroke={1.75} aria-hidden />
                    </button>
                    <button
                      type="button"
                      aria-label={t('remove', { number })}
                      onClick={() => onChange(pictures.filter(other => other.imageId !== imageId))}
                    >
                      <IconX size={16} stroke={1.75} aria-hidden />
                    </button>
                  </span>
                </li>
              )
            })}
            {sending && (
              <li className={styles.sending} role="status">
                {sending.preview && <img src={sending.preview} alt="" />}
                <span>
                  <Loader size="xs" color="ink.9" aria-hidden />
                  {t('sending', { left: sending.left })}
                </span>
              </li>
            )}
          </ul>
          <p className={styles.note}>{t('least')}</p>
        </>
      )}
    </PictureInput>
  )
}
