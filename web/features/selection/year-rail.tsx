import { useTranslation } from 'react-i18next'
import styles from './year-rail.module.css'

export interface YearRailProps {
  /** Months (YYYYMM) of the list, in order. */
  months: readonly string[]
  /** The one at the top of the list. */
  month: string | undefined
  onJump: (month: string) => void
}

/** The years beside the list: where one is, and the way to another. */
export function YearRail({ months, month, onJump }: YearRailProps) {
  const { t } = useTranslation('web-selection')
  const firsts = new Map<string, string>()
  for (const each of months) if (!firsts.has(each.slice(0, 4))) firsts.set(each.slice(0, 4), each)
  return (
    <nav className={styles.rail} aria-label={t('years')}>
      <ol>
        {[...firsts].map(([year, first]) => (
          <li key={year}>
            <button
              type="button"
              aria-current={month?.startsWith(year) ? 'true' : undefined}
              onClick={() => onJump(first)}
            >
              {year}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
