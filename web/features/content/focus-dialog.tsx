import { Button, Group } from '@mantine/core'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './focus-dialog.module.css'

interface Focus {
  x: number
  y: number
}

export interface FocusDialogProps {
  photo: SocialItem['photos'][number]
  /** Fractions of the picture; undefined: as the machine sees it. */
  onFocus: (focus: Focus | undefined) => void
  onClose: () => void
}

/** Chooses the point of a photo that stays in sight where the press cuts it: by a click, or by the keys of its two sliders. */
export function FocusDialog({ photo, onFocus, onClose }: FocusDialogProps) {
  const { t } = useTranslation('web-content')
  const { sha256 = '', width, height, focus: stored, seenFocus } = photo
  const [focus, setFocus] = useState<Focus>(stored ?? seenFocus ?? { x: 0.5, y: 0.5 })
  const sliders = [
    ['x', t('focus.across')],
    ['y', t('focus.down')],
  ] as const
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('focus.heading')}
      closeButtonProps={{ 'aria-label': t('web-frame:close') }}
    >
      <p className={styles.help}>{t('focus.help')}</p>
      <div className={styles.room}>
        <button
          type="button"
          className={styles.picture}
          style={width && height ? roomOf(width, height) : undefined}
          tabIndex={-1}
          aria-label={t('focus.picture')}
          onClick={event => setFocus(pointOf(event))}
        >
          <img src={mediaHref(sha256, 1280)} alt="" draggable={false} />
          <span
            className={styles.point}
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
            aria-hidden
          />
        </button>
      </div>
      <div className={styles.sliders}>
        {sliders.map(([side, label]) => (
          <label key={side}>
            {label}
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(focus[side] * 100)}
              onChange={event => setFocus({ ...focus, [side]: event.currentTarget.valueAsNumber / 100 })}
              onKeyDown={event => {
                // down is further down in the picture, which a slider counts the other way round
                const step = side === 'y' ? stepsDown[event.key] : undefined
                if (step === undefined) return
                event.preventDefault()
                setFocus({ ...focus, y: Math.min(1, Math.max(0, focus.y + step)) })
              }}
            />
          </label>
        ))}
      </div>
      <Group justify="flex-end" mt="md">
        {stored && (
          <Button variant="subtle" color="ink.9" onClick={() => onFocus(undefined)}>
            {t('focus.machine')}
          </Button>
        )}
        <Button variant="subtle" color="ink.9" onClick={onClose}>
          {t('web-frame:cancel')}
        </Button>
        <Button onClick={() => onFocus(focus)}>{t('focus.save')}</Button>
      </Group>
    </Dialog>
  )
}

/** The picture has its place before it comes. */
function roomOf(width: number, height: number) {
  const ratio = width / height
  return { aspectRatio: ratio, width: `min(100%, ${width}px, ${ratio} * min(24rem, 50dvh))` }
}

const stepsDown: Record<string, number> = { ArrowDown: 0.01, ArrowUp: -0.01 }

/** Where in the picture it was clicked, to a thousandth. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const fraction = (at: number, length: number) =>
    Math.min(1, Math.max(0, Math.round((at / length) * 1000) / 1000))
  return { x: fraction(clientX - left, width), y: fraction(clientY - top, height) }
}
