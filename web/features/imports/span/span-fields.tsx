import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Span } from '#domain/books/span'
import '@mantine/core/styles/Input.layer.css'
import { useLanguage } from '../../../i18n/use-language.ts'
import styles from './span.module.css'
import { spanWith } from './span-with.ts'

export interface SpanFieldsProps {
  span: Span
  years: readonly number[]
  disabled?: boolean
  onChange: (span: Span) => void
}

/** From which month to which: each end is a year with its month, or open. */
export function SpanFields({ span, years, disabled = false, onChange }: SpanFieldsProps) {
  const { t } = useTranslation('web-import')
  const monthName = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1).padStart(2, '0'),
    label: monthName.format(Date.UTC(2000, i, 1)),
  }))
  return (
    <div className={styles.fields}>
      {ends.map(({ end, usualMonth }) => {
        const month = span[end]
        const set = (next: string | null) => onChange(spanWith(span, end, next))
        return (
          <fieldset key={end} className={styles.end}>
            <legend>{t(`span.${end}`)}</legend>
            <NativeSelect
              aria-label={t(`span.${end}Year`)}
              value={month?.slice(0, 4) ?? ''}
              disabled={disabled}
              data={[
                { value: '', label: t(`span.${end}Open`) },
                ...years.map(year => ({ value: String(year), label: t('span.year', { year }) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                set(value === '' ? null : value + (month?.slice(4) ?? usualMonth))
              }
            />
            <NativeSelect
              aria-label={t(`span.${end}Month`)}
              value={month?.slice(4) ?? usualMonth}
              disabled={disabled || month === null}
              data={months}
              onChange={({ currentTarget: { value } }) => month && set(month.slice(0, 4) + value)}
            />
          </fieldset>
        )
      })}
    </div>
  )
}

const ends = [
  { end: 'since', usualMonth: '01' },
  { end: 'until', usualMonth: '12' },
] as const
