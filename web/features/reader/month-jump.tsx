import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/catalogue/languages'
import { useLanguage } from '../../i18n/use-language.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './month-jump.module.css'
import { monthWords } from './month-words.ts'

export interface MonthJumpProps {
  months: readonly string[]
  month: string
  onMonth: (month: string) => void
}

/** Goes to a month of the book, or to the one before or after. */
export function MonthJump({ months, month, onMonth }: MonthJumpProps) {
  const { t } = useTranslation('web-reading')
  const language = useLanguage()
  const at = months.indexOf(month)
  const [before, after] = [months[at - 1], months[at + 1]]
  return (
    <>
      <RoundButton label={t('monthBefore')} disabled={!before} onClick={() => before && onMonth(before)}>
        <IconChevronLeft size={20} stroke={1.5} aria-hidden />
      </RoundButton>
      <select
        className={styles.month}
        value={month}
        aria-label={t('jump')}
        onChange={event => onMonth(event.currentTarget.value)}
      >
        <Options months={months.join(' ')} language={language} />
      </select>
      <RoundButton label={t('monthAfter')} disabled={!after} onClick={() => after && onMonth(after)}>
        <IconChevronRight size={20} stroke={1.5} aria-hidden />
      </RoundButton>
    </>
  )
}

/** The same for the same months: a book has hundreds, and the bar is drawn anew at each key and each page. */
const Options = memo(function Options({ months, language }: { months: string; language: Language }) {
  if (months === '') return null
  return months.split(' ').map(month => (
    <option key={month} value={month}>
      {monthWords(month, language)}
    </option>
  ))
})
