import { Button, FileButton } from '@mantine/core'
import { IconCrop, IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trims } from '#domain/catalogue/papers'
import { paperOf } from '#domain/catalogue/typesets'
import { mediaHref } from '#domain/pictures/media-address'
import { newId } from '../../api/tab-id.ts'
import { ImageTile } from '../../ui/image-tile.tsx'
import { loadLater } from '../../ui/load-later.ts'
import { useUpload } from '../photos/use-upload.ts'
import { PhotoPicker } from '../picker/photo-picker.tsx'
import styles from './choices.module.css'
import type { CoverPart } from './cover-part.ts'
import { cropShape } from './crop-shape.ts'

const CropDialog = loadLater(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** The picture on the cover: one's own file or a photo of the book, and the part of it that is shown. */
export function PictureChoice({ book, design, change, changeNewest }: CoverPart) {
  const { t } = useTranslation('web-cover')
  const [dialog, setDialog] = useState<'crop' | 'photos'>()
  const upload = useUpload()
  const { pic, crop } = design.cover
  const take = async (file: File | null) => {
    const taken = file && (await upload.take(file))
    if (!taken) return
    // its colour may have been chosen meanwhile
    changeNewest(
      ({ cover }) => ({ cover: { ...withoutPicture(cover), imageId: taken.imageId, pic: taken.sha256 } }),
      newId(),
    )
    setDialog('crop')
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{t('picture.legend')}</legend>
      <div className={styles.picture}>
        {pic !== undefined && (
          <div className={styles.thumb}>
            <ImageTile src={mediaHref(pic, 320)} alt={t('picture.current')} ratio={1} />
          </div>
        )}
        <div className={styles.actions}>
          <FileButton onChange={file => void take(file)} accept="image/*,.heic,.heif">
            {props => (
              <Button
                {...props}
                variant="outline"
                color="ink.9"
                loading={upload.busy}
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
              >
                {t('picture.upload')}
              </Button>
            )}
          </FileButton>
          <Button
            variant="outline"
            color="ink.9"
            leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            onClick={() => setDialog('photos')}
          >
            {t('picture.choose')}
          </Button>
          {pic !== undefined && (
            <>
              <Button
                variant="subtle"
                color="ink.9"
                leftSection={<IconCrop size={18} stroke={1.5} aria-hidden />}
                onClick={() => setDialog('crop')}
              >
                {t('picture.crop')}
              </Button>
              <Button
                variant="subtle"
                color="ink.9"
                leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
                onClick={() => change({ cover: withoutPicture(design.cover) }, newId())}
              >
                {t('picture.remove')}
              </Button>
            </>
          )}
        </div>
      </div>
      <p className={styles.hint}>{t('picture.hint')}</p>
      <Suspense>
        {dialog === 'crop' && pic !== undefined && (
          <CropDialog
            src={mediaHref(pic, 1280)}
            shape={cropShape(design.template, trims[paperOf(book.typeset)])}
            crop={crop}
            onClose={() => setDialog(undefined)}
            onCrop={part => {
              change({ cover: { ...design.cover, crop: part } }, newId())
              setDialog(undefined)
            }}
          />
        )}
      </Suspense>
      {dialog === 'photos' && (
        <PhotoPicker
          book={{ bid: book.bid, sid: book.source.sid }}
          most={1}
          onClose={() => setDialog(undefined)}
          onChoose={([pic]) => {
            change({ cover: { ...withoutPicture(design.cover), ...(pic && { pic }) } }, newId())
            setDialog('crop')
          }}
        />
      )}
    </fieldset>
  )
}

function withoutPicture({ imageId: _, crop: __, pic: ___, x: ____, y: _____, ...bare }: Cover): Cover {
  return bare
}

type Cover = CoverPart['design']['cover']
