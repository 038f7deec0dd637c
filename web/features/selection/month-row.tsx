import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { TickBox } from '../../ui/tick-box.tsx'
import { monthWords } from '../reader/month-words.ts'
import styles from './item-list.module.css'
import { choiceOf } from './selection-rows.ts'

export interface MonthRowProps {
  month: string
  counts: { items: number; chosen: number; deleted: number } | undefined
  disabled: boolean
  /** The list holds the whole month; a search may not. */
  whole: boolean
  onChoose: (month: string, chosen: boolean) => void
}

/** A month's heading, with which all of it is taken or left. */
export const MonthRow = memo(function MonthRow({ month, counts, disabled, whole, onChoose }: MonthRowProps) {
  const { t } = useTranslation('web-selection')
  const words = monthWords(month, useLanguage())
  const choice = counts && choiceOf(counts)
  return (
    <div className={styles.month}>
      {whole && (
        <TickBox
          aria-label={t('wholeMonth', { month: words })}
          checked={choice === 'all'}
          isPartly={choice === 'some'}
          disabled={disabled || !counts || counts.items === counts.deleted}
          onChange={() => onChoose(month, choice !== 'all')}
        />
      )}
      <h2>{words}</h2>
      {whole && counts && (
        <span className={styles.monthCount}>
          {t('ofMonth', { chosen: counts.chosen, items: counts.items - counts.deleted })}
        </span>
      )}
    </div>
  )
})
