import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './page-slider.module.css'

export interface PageSliderProps {
  at: number
  last: number
  /** What lies at a place: its page numbers. */
  sayOf: (index: number) => string
  onTurn: (index: number) => void
}

/** Goes far at once; the book follows when the slider rests. */
export function PageSlider({ at, last, sayOf, onTurn }: PageSliderProps) {
  const { t } = useTranslation('web-reading')
  const [target, setTarget] = useState<number>()
  useEffect(() => {
    if (target === undefined) return
    const rested = setTimeout(() => {
      setTarget(undefined)
      onTurn(target)
    }, restMs)
    return () => clearTimeout(rested)
  }, [target, onTurn])
  const shown = target ?? at
  return (
    <div className={styles.slider}>
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={t('slider')}
        aria-valuetext={sayOf(shown)}
        onChange={event => setTarget(event.currentTarget.valueAsNumber)}
      />
      {target !== undefined && <output className={styles.place}>{sayOf(shown)}</output>}
    </div>
  )
}

const restMs = 180
