import { Button } from '@mantine/core'
import { IconArrowBackUp, IconMapPin, IconTrash } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { RoundButton } from '../../ui/round-button.tsx'
import { TickBox } from '../../ui/tick-box.tsx'
import { aroundHit } from './hits.ts'
import styles from './item-list.module.css'
import { Marked } from './marked.tsx'
import { RowPictures } from './row-pictures.tsx'
import type { Choices } from './use-choices.ts'

export interface ItemRowProps {
  /** Undefined until it was read. */
  item: SocialItem | undefined
  disabled: boolean
  /** What was searched for in all tabs; empty otherwise. */
  q: string
  /** It goes by too fast for pictures. */
  isThrown: boolean
  onRead: (item: SocialItem) => void
  onChange: Choices['item']
}

/** One item: whether it is in the book, what it says, what one sees on it. */
export const ItemRow = memo(function ItemRow({
  item,
  disabled,
  q,
  isThrown,
  onRead,
  onChange,
}: ItemRowProps) {
  const { t } = useTranslation('web-selection')
  const name = useId()
  if (!item) return <div className={styles.ghost} aria-hidden />
  const { chosen, deleted, content, title, postDate, place, from, photos } = item
  const pictures = photos.filter(photo => !photo.removed && photo.sha256 !== undefined)
  const day = postDate.slice(0, 10)
  const words = [title, content].filter(Boolean).join('　')
  return (
    <article className={styles.item} data-state={deleted ? 'bin' : chosen ? 'chosen' : 'left'}>
      <TickBox
        aria-labelledby={name}
        checked={chosen && !deleted}
        disabled={disabled || deleted}
        onChange={event => onChange(item, { chosen: event.currentTarget.checked })}
      />
      <div className={styles.text}>
        <p className={styles.meta} id={name}>
          <time dateTime={day}>
            {day.replaceAll('-', '/')}
            <span className={styles.clock}>{postDate.slice(day.length)}</span>
          </time>
          {q && <span className={styles.badge}>{t(`tabs.${item.type}`)}</span>}
          {deleted && <span className={styles.badge}>{t('inBin')}</span>}
          {item.edited && !deleted && <span className={styles.badge}>{t('edited')}</span>}
          {from && (
            <span>
              <Marked text={from} q={q} />
            </span>
          )}
          {place && (
            <span className={styles.place}>
              <IconMapPin size={14} stroke={1.5} aria-hidden />
              <Marked text={place.name} q={q} />
            </span>
          )}
        </p>
        <button type="button" className={styles.words} onClick={() => onRead(item)}>
          {words ? <Marked text={aroundHit(words, q)} q={q} /> : t('onlyPhotos', { count: pictures.length })}
        </button>
      </div>
      {pictures.length > 0 && <RowPictures pictures={pictures} isThrown={isThrown} />}
      {deleted ? (
        <Button
          size="compact-sm"
          variant="outline"
          color="ink.9"
          disabled={disabled}
          leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden />}
          onClick={() => onChange(item, { deleted: false })}
        >
          {t('recover')}
        </Button>
      ) : (
        <RoundButton
          className={styles.bin}
          disabled={disabled}
          label={t('toBin', { date: postDate.replaceAll('-', '/') })}
          onClick={() => onChange(item, { deleted: true })}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </RoundButton>
      )}
    </article>
  )
})
