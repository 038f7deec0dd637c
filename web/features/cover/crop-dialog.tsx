import { Button, Group, Slider } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import '@mantine/core/styles/Slider.layer.css'
import 'react-easy-crop/react-easy-crop.css'
import type { Design } from '#contract/book'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './crop-dialog.module.css'
import { partOfPercent } from './crop-shape.ts'

type Part = NonNullable<Design['cover']['crop']>

export interface CropDialogProps {
  src: string
  /** Width over height of the window. */
  shape: number
  crop: Part | undefined
  onCrop: (part: Part) => void
  onClose: () => void
}

/** Chooses the part of a picture that is shown: drag, pinch, or arrow keys and the slider. */
export function CropDialog({ src, shape, crop, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('web-cover')
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [failed, setFailed] = useState(false)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('crop.heading')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <div className={styles.room}>
        {failed ? (
          <p role="alert">{t('web-frame:pictureFailed')}</p>
        ) : (
          <Cropper
            image={src}
            crop={place}
            zoom={zoom}
            aspect={shape}
            maxZoom={4}
            zoomWithScroll
            showGrid={false}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            mediaProps={{ onError: () => setFailed(true) }}
            cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
            {...(crop && {
              initialCroppedAreaPercentages: {
                x: crop.x * 100,
                y: crop.y * 100,
                width: crop.w * 100,
                height: crop.h * 100,
              },
            })}
          />
        )}
      </div>
      <p className={styles.label}>{t('crop.zoom')}</p>
      <Slider
        thumbLabel={t('crop.zoom')}
        label={null}
        min={1}
        max={4}
        step={0.05}
        value={zoom}
        onChange={setZoom}
        color="ink.9"
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" color="ink.9" onClick={onClose}>
          {t('web-frame:cancel')}
        </Button>
        <Button disabled={!area} onClick={() => area && onCrop(partOfPercent(area))}>
          {t('crop.use')}
        </Button>
      </Group>
    </Dialog>
  )
}
