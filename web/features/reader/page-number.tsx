import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-number.module.css'
import { type Place, readPlace } from './place.ts'

export interface PageNumberProps {
  /** What lies open, in words. */
  shown: string
  /** The volume that lies open: a number alone means a page of it. */
  volume: number
  /** Whether the book has such a page. */
  has: (place: Place) => boolean
  onPlace: (place: Place) => void
  /** Of several: the volume is told with the page. */
  volumes: number
}

/** What page lies open, and a field to type another one into: `12`, or `2.12` for the second volume. */
export function PageNumber({ shown, volume, has, onPlace, volumes }: PageNumberProps) {
  const { t } = useTranslation('web-reading')
  const id = useId()
  const [typed, type] = useState<string>()
  const place = typed === undefined ? undefined : placeTyped(typed, volume)
  const isWrong = typed !== undefined && typed.trim() !== '' && !(place && has(place))
  return (
    <form
      className={styles.number}
      onSubmit={event => {
        event.preventDefault()
        if (place && has(place)) onPlace(place)
        if (!isWrong) type(undefined)
      }}
    >
      <label className="for-readers-only" htmlFor={id}>
        {t('pageNumber')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        enterKeyHint="go"
        data-long={volumes > 1 || undefined}
        autoComplete="off"
        value={typed ?? shown}
        aria-invalid={isWrong}
        title={t('pageNumber')}
        onFocus={event => event.currentTarget.select()}
        onChange={event => type(event.currentTarget.value)}
        onBlur={() => type(undefined)}
        onKeyDown={event => {
          if (event.key === 'Escape') type(undefined)
        }}
      />
    </form>
  )
}

function placeTyped(typed: string, volume: number): Place | undefined {
  const text = typed.trim().replace(/–.*$/, '')
  const place = readPlace(text)
  return place && place !== 'cover' && !text.includes('.') ? { ...place, volume } : place
}
