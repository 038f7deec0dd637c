import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import styles from './crop-dialog.module.css'
import { sharpWidthCm } from './print-width.ts'
import 'react-easy-crop/react-easy-crop.css'
import { Dialog } from '../../ui/dialog.tsx'

export interface CropDialogProps {
  photo: SocialItem['photos'][number]
  /** Fractions of the picture. */
  onCrop: (area: { x: number; y: number; w: number; h: number }) => void
  onClose: () => void
}

/** Chooses the part of a photo that is printed. */
export function CropDialog({ photo, onCrop, onClose }: CropDialogProps) {
  const { t } = useTranslation('web-content')
  const { sha256 = '', width = 3, height = 2, crop: stored } = photo
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [shape, setShape] = useState<Shape>(stored ? 'kept' : 'whole')
  const [area, setArea] = useState(stored ?? { x: 0, y: 0, w: 1, h: 1 })
  const shapes: Record<Shape, number> = {
    kept: stored ? (stored.w * width) / (stored.h * height) : width / height,
    whole: width / height,
    square: 1,
    wide: 4 / 3,
    tall: 3 / 4,
  }
  const choices: Shape[] = stored
    ? ['kept', 'whole', 'square', 'wide', 'tall']
    : ['whole', 'square', 'wide', 'tall']
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('crop.heading')}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <div className={styles.room}>
        <Cropper
          image={mediaHref(sha256, 1280)}
          crop={crop}
          zoom={zoom}
          aspect={shapes[shape]}
          maxZoom={5}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={percent => setArea(fractions(percent))}
          {...(stored && {
            initialCroppedAreaPercentages: {
              x: stored.x * 100,
              y: stored.y * 100,
              width: stored.w * 100,
              height: stored.h * 100,
            },
          })}
          mediaProps={{ alt: t('crop.picture') }}
          cropperProps={{ role: 'group', 'aria-label': t('crop.help') }}
          keyboardStep={8}
        />
      </div>
      <div className={styles.controls}>
        <fieldset className={styles.shapes}>
          <legend className="for-readers-only">{t('crop.shape')}</legend>
          {choices.map(choice => (
            <label key={choice}>
              <input type="radio" name="shape" checked={shape === choice} onChange={() => setShape(choice)} />
              {t(`crop.shapes.${choice}`)}
            </label>
          ))}
        </fieldset>
        <label className={styles.zoom}>
          {t('crop.zoom')}
          <input
            type="range"
            min={1}
            max={5}
            step={0.05}
            value={zoom}
            onChange={event => setZoom(event.currentTarget.valueAsNumber)}
          />
        </label>
        <p className={styles.sharp}>{t('crop.sharp', { cm: sharpWidthCm({ width, crop: area }) })}</p>
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="subtle" color="ink.9" onClick={onClose}>
          {t('web-frame:cancel')}
        </Button>
        <Button onClick={() => onCrop(area)}>{t('crop.save')}</Button>
      </Group>
    </Dialog>
  )
}

type Shape = 'kept' | 'whole' | 'square' | 'wide' | 'tall'

// rounding must not reach over the edge
function fractions({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const within = (value: number) => Math.min(1, Math.max(0, value / 100))
  const left = within(x)
  const upper = within(y)
  return { x: left, y: upper, w: Math.min(1 - left, within(width)), h: Math.min(1 - upper, within(height)) }
}
