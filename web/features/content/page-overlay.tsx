import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import { type ItemArea, itemAreas, photoAt } from '../reader/item-areas.ts'
import { itemName } from './item-name.ts'
import styles from './page-overlay.module.css'

export interface PageOverlayProps {
  page: DrawnPage
  /** mm */
  size: { width: number; height: number }
  /** Items of the page's month, once they are here. */
  items: ReadonlyMap<string, SocialItem>
  selected: string | undefined
  onSelect: (itemId: string, photoId: string | undefined) => void
}

/** Buttons over what stands on a page: what one points at is what one edits. */
export function PageOverlay({ page, size, items, selected, onSelect }: PageOverlayProps) {
  const { t } = useTranslation('web-content')
  return itemAreas(page.places).map(area => {
    const item = items.get(area.item)
    const name = item ? itemName(item, 24) : ''
    return (
      <button
        type="button"
        key={`${area.item} ${area.x} ${area.y}`}
        className={styles.area}
        style={placeOf(area, size)}
        data-item={area.item}
        aria-pressed={selected === area.item}
        aria-label={name ? t('editNamed', { name }) : t('editOne')}
        onClick={event => onSelect(area.item, photoUnder(event, area))}
      />
    )
  })
}

function placeOf({ x, y, w, h }: ItemArea, { width, height }: PageOverlayProps['size']) {
  // a little air around the words
  return {
    left: `${((x - air) / width) * 100}%`,
    top: `${((y - air) / height) * 100}%`,
    width: `${((w + 2 * air) / width) * 100}%`,
    height: `${((h + 2 * air) / height) * 100}%`,
  }
}

/** mm */
const air = 1.5

function photoUnder(event: MouseEvent<HTMLButtonElement>, area: ItemArea): string | undefined {
  const { left, top, width } = event.currentTarget.getBoundingClientRect()
  const perMm = width / (area.w + 2 * air)
  // by keyboard there is no point: the whole item is meant
  if (event.detail === 0) return undefined
  return photoAt(
    area,
    area.x - air + (event.clientX - left) / perMm,
    area.y - air + (event.clientY - top) / perMm,
  )
}
