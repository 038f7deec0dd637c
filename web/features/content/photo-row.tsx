import { useSortable } from '@dnd-kit/sortable'
import {
  IconArrowDown,
  IconArrowUp,
  IconCrop,
  IconFocusCentered,
  IconGripVertical,
  IconPhotoMinus,
  IconPhotoPlus,
} from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import { RoundButton } from '../../ui/round-button.tsx'
import { pictureOnScreen } from '../reader/picture-on-screen.ts'
import type { NearTwin } from './near-twin.ts'
import styles from './photo-list.module.css'
import { PhotoNote } from './photo-note.tsx'
import { sharpWidthCm } from './print-width.ts'

type Photo = SocialItem['photos'][number]

export interface PhotoRowProps {
  photo: Photo
  /** Its address in this browser, where it was sent from here. */
  preview: string | undefined
  number: number
  isFirst: boolean
  isLast: boolean
  isFocused: boolean
  twin: NearTwin | undefined
  onMove: (by: 1 | -1) => void
  onChange: (change: Partial<Photo>) => void
  onCrop: () => void
  onFocus: () => void
}

export function PhotoRow(props: PhotoRowProps) {
  const { photo, preview, number, isFirst, isLast, isFocused, twin, onMove, onChange, onCrop, onFocus } =
    props
  const { t } = useTranslation('web-content')
  const { photoId, sha256, width, height, crop, size, removed, caption, seenAs, pictureKind, blurred } = photo
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: photoId })
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFocused) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  const sharp = width === undefined ? undefined : sharpWidthCm({ width, crop })
  const [onPage] = useState(() => sha256 && pictureOnScreen(sha256))
  const shown = onPage ?? (sha256 ? mediaHref(sha256, 160) : preview)
  return (
    <li
      ref={element => {
        row.current = element
        setNodeRef(element)
      }}
      className={styles.row}
      data-removed={removed || undefined}
      data-focused={isFocused || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        className={styles.grip}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('photos.drag', { number })}
      >
        <IconGripVertical size={18} stroke={1.5} aria-hidden />
      </button>
      <div className={styles.picture}>
        {shown && (
          <img
            src={shown}
            draggable={false}
            alt={caption || t('photos.one', { number })}
            width={72}
            height={72}
            loading="lazy"
            style={
              crop && { objectPosition: `${(crop.x + crop.w / 2) * 100}% ${(crop.y + crop.h / 2) * 100}%` }
            }
          />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.choices}>
          <select
            value={size}
            disabled={removed}
            aria-label={t('photos.size', { number })}
            onChange={event => {
              const chosen = sizes.find(size => size === event.currentTarget.value)
              if (chosen) onChange({ size: chosen })
            }}
          >
            {sizes.map(size => (
              <option key={size} value={size}>
                {t(`photos.sizes.${size}`)}
              </option>
            ))}
          </select>
          {/* both, and the line below, are there before the server has looked at the photo: nothing moves when it has */}
          <select
            value={pictureKind ?? seenAs ?? 'photo'}
            disabled={removed || !sha256}
            aria-label={t('photos.kind', { number })}
            title={t('photos.kindHelp')}
            onChange={event => {
              const chosen = kinds.find(kind => kind === event.currentTarget.value)
              if (chosen) onChange({ pictureKind: chosen })
            }}
          >
            {kinds.map(kind => (
              <option key={kind} value={kind}>
                {t(`photos.kinds.${kind}`)}
              </option>
            ))}
          </select>
        </div>
        <p className={styles.sharp} data-low={(sharp !== undefined && sharp < pageWideCm) || undefined}>
          {sharp !== undefined &&
            t(sharp < pageWideCm ? 'photos.soft' : 'photos.sharp', { width, height, cm: sharp })}
        </p>
        <PhotoNote
          number={number}
          twin={twin}
          isBlurred={blurred === true && !removed}
          onLeaveOut={() => onChange({ removed: true })}
        />
        <div className={styles.tools}>
          <RoundButton label={t('photos.up', { number })} disabled={isFirst} onClick={() => onMove(-1)}>
            <IconArrowUp size={18} stroke={1.5} aria-hidden />
          </RoundButton>
          <RoundButton label={t('photos.down', { number })} disabled={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={18} stroke={1.5} aria-hidden />
          </RoundButton>
          <RoundButton label={t('photos.crop', { number })} disabled={removed || !sha256} onClick={onCrop}>
            <IconCrop size={18} stroke={1.5} aria-hidden />
          </RoundButton>
          <RoundButton
            label={t('photos.focus', { number })}
            disabled={removed || !sha256 || (pictureKind ?? seenAs) === 'words'}
            onClick={onFocus}
          >
            <IconFocusCentered size={18} stroke={1.5} aria-hidden />
          </RoundButton>
          <RoundButton
            label={removed ? t('photos.bring', { number }) : t('photos.remove', { number })}
            onClick={() => onChange({ removed: !removed })}
          >
            {removed ? (
              <IconPhotoPlus size={18} stroke={1.5} aria-hidden />
            ) : (
              <IconPhotoMinus size={18} stroke={1.5} aria-hidden />
            )}
          </RoundButton>
        </div>
      </div>
    </li>
  )
}

const sizes = ['small', 'usual', 'large'] as const
const kinds = ['photo', 'words'] as const

/** What is narrower than the words of a page cannot be printed over its whole width. */
const pageWideCm = 11
