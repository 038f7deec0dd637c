import { type MouseEvent, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import type { DrawnPage } from '#contract/page'
import { loadLater } from '../../ui/load-later.ts'
import { type ItemArea, itemAreas, photoAt } from '../reader/item-areas.ts'
import { isTouched } from './is-touched.ts'
import { itemName } from './item-name.ts'
import type { ItemSavers } from './item-savers.ts'
import type { FormPlace } from './on-page/form-place.ts'
import { holdKeyboard } from './on-page/hold-keyboard.ts'
import type { TypedPlace } from './on-page/lay-letters.ts'
import type { ItemWords } from './on-page/shown-words.ts'
import type { TypingStart } from './on-page/typing-start.ts'
import { wordsAt } from './on-page/words-at.ts'
import styles from './page-overlay.module.css'
import type { Typing } from './use-typing.ts'

const TypedWords = loadLater(() => import('./on-page/typed-words.tsx').then(module => module.TypedWords))

export interface PageOverlayProps {
  bid: string
  page: DrawnPage
  /** mm */
  size: { width: number; height: number }
  /** CSS pixels per mm. */
  scale: number
  /** Items of the page's month, once they are here. */
  items: ReadonlyMap<string, SocialItem>
  selected: string | undefined
  savers: ItemSavers
  onTyped: (change: number, at: number) => void
  /** What is typed on this page. */
  typing: Typing | undefined
  /** Words are typed on this page from now on, or none. */
  onType: (itemId: string, start: TypingStart | undefined) => void
  onCarry: (typing: Typing, caret: FormPlace, words: ItemWords, from: TypedPlace) => boolean
  onTypingEnd: (typing: Typing) => void
  /** `isTyped`: its words are typed on the page, and the focus is there. */
  onSelect: (itemId: string, photoId: string | undefined, isTyped: boolean) => void
  /** The form takes over from the page. */
  onForm: (itemId: string, place: FormPlace) => void
}

/** Buttons over what stands on a page: what one points at is what one edits, words in their place. */
export function PageOverlay(props: PageOverlayProps) {
  const { bid, page, size, scale, items, selected, savers, onTyped, onSelect, onForm } = props
  const { typing, onType, onCarry, onTypingEnd } = props
  const { t } = useTranslation('web-content')
  const typedItem = typing && items.get(typing.itemId)
  const select = (event: MouseEvent<HTMLButtonElement>, area: ItemArea) => {
    const point = pointOf(event, area)
    const photoId = point && photoAt(area, point.x, point.y)
    const words =
      point && !photoId && items.has(area.item)
        ? wordsAt(page.places, area.item, point, reachPx / point.perMm)
        : undefined
    const start = words && point && { printed: words, point }
    if (start && isTouched()) holdKeyboard({ x: event.clientX, y: event.clientY })
    onType(area.item, start)
    onSelect(area.item, photoId, start !== undefined)
  }
  return (
    <>
      {itemAreas(page.places).map((area, at, areas) => {
        const item = items.get(area.item)
        const name = item ? itemName(item, 24) : ''
        return (
          <button
            type="button"
            // an entry that moves on its page keeps its button, and the focus on it
            key={`${area.item} ${areas.slice(0, at).filter(({ item }) => item === area.item).length}`}
            className={styles.area}
            style={placeOf(area, size)}
            data-item={area.item}
            data-words={area.hasWords || undefined}
            aria-pressed={selected === area.item}
            aria-label={name ? t('editNamed', { name }) : t('editOne')}
            onClick={event => select(event, area)}
          />
        )
      })}
      {typing && typedItem && (
        <Suspense>
          <TypedWords
            key={typing.id}
            bid={bid}
            page={page}
            size={size}
            scale={scale}
            item={typedItem}
            savers={savers}
            start={typing.start}
            onTyped={onTyped}
            onCarry={(caret, words, from) => onCarry(typing, caret, words, from)}
            onLeave={place => {
              onTypingEnd(typing)
              if (place) onForm(typing.itemId, place)
            }}
          />
        </Suspense>
      )}
    </>
  )
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
/** CSS pixels from where a finger was meant to be. */
const reachPx = 12

/** mm from the upper left of the page; undefined by keyboard, when the whole item is meant. */
function pointOf(event: MouseEvent<HTMLButtonElement>, area: ItemArea) {
  if (event.detail === 0) return undefined
  const { left, top, width } = event.currentTarget.getBoundingClientRect()
  const perMm = width / (area.w + 2 * air)
  return {
    x: area.x - air + (event.clientX - left) / perMm,
    y: area.y - air + (event.clientY - top) / perMm,
    perMm,
  }
}
