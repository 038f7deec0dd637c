import { useTranslation } from 'react-i18next'
import { countText } from '../../../i18n/count-text.ts'
import styles from './receipt.module.css'
import type { Receipt } from './receipt.ts'

const outcomes = ['placed', 'duplicate', 'filtered', 'missing', 'unreadable'] as const

/** All that was read as one line, parted by what became of it. */
export function ReceiptBar({ what, figures }: { what: string; figures: Receipt['items'] }) {
  const { t } = useTranslation('web-import')
  const { read, placed } = figures
  if (read === 0) return null
  const shown = outcomes.filter(outcome => figures[outcome] > 0)
  return (
    <figure className={styles.figure}>
      <figcaption>
        {what} <span>{countText(read)}</span>
      </figcaption>
      <div className={styles.bar} role="img" aria-label={t('receipt.bar', { what, read, placed })}>
        {shown.map((outcome, at) => {
          const before = shown.slice(0, at).reduce((sum, other) => sum + figures[other], 0)
          return (
            <span
              key={outcome}
              data-outcome={outcome}
              style={{ clipPath: partOf(before, before + figures[outcome], read) }}
            />
          )
        })}
      </div>
      <ul className={styles.legend}>
        {shown.map(outcome => (
          <li key={outcome}>
            <i data-outcome={outcome} />
            {t(`receipt.outcomes.${outcome}`)} {countText(figures[outcome])}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** From one share to another, a pixel after the part before it: what is taken in anew cuts the parts otherwise and moves none. */
function partOf(from: number, to: number, of: number): string {
  return `inset(0 ${100 - (100 * to) / of}% 0 calc(${(100 * from) / of}% + ${from > 0 ? 1 : 0}px))`
}
