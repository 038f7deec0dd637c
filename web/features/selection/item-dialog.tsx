import { Button, Checkbox } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { SocialItem } from '#contract/item'
import { mediaHref } from '#domain/pictures/media-address'
import { ImageTile } from '../../ui/image-tile.tsx'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { itemAddress } from '../design/item-address.ts'
import styles from './item-dialog.module.css'
import { Marked } from './marked.tsx'
import type { Choices } from './use-choices.ts'

export interface ItemDialogProps {
  bid: string
  item: SocialItem
  q: string
  disabled: boolean
  onChange: Choices['item']
  onClose: () => void
}

/** One item whole: all that it says and shows, whether it is in the book, and the way to its page. */
export function ItemDialog({ bid, item, q, disabled, onChange, onClose }: ItemDialogProps) {
  const { t } = useTranslation('web-selection')
  const { chosen, deleted, title, content, postDate, place, from, photos, chapterId, itemId } = item
  const pictures = photos.filter(photo => !photo.removed && photo.sha256 !== undefined)
  return (
    <WideDialog heading={postDate.replaceAll('-', '/')} onClose={onClose}>
      <p className={styles.meta}>
        <span>{t(`tabs.${item.type}`)}</span>
        {from && <span>{from}</span>}
        {place && (
          <span>
            <IconMapPin size={14} stroke={1.5} aria-hidden /> {place.name}
          </span>
        )}
      </p>
      {title && (
        <p className={styles.title}>
          <Marked text={title} q={q} />
        </p>
      )}
      {content && (
        <p className={styles.words}>
          <Marked text={content} q={q} />
        </p>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(photo => (
            <ImageTile
              key={photo.photoId}
              src={mediaHref(photo.sha256 ?? '', 320)}
              alt={photo.caption ?? ''}
              ratio={1}
              fit="contain"
            />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        {deleted ? (
          <Button
            variant="outline"
            color="ink.9"
            disabled={disabled}
            onClick={() => onChange(item, { deleted: false })}
          >
            {t('recover')}
          </Button>
        ) : (
          <Checkbox
            label={t('inBook')}
            checked={chosen}
            disabled={disabled}
            onChange={event => onChange(item, { chosen: event.currentTarget.checked })}
          />
        )}
        {chosen && !deleted && (
          <Button component={Link} to={itemAddress(bid, chapterId, itemId)} variant="outline" color="ink.9">
            {t('editItem')}
          </Button>
        )}
      </div>
    </WideDialog>
  )
}
