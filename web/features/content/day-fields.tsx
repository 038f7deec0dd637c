import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMoment } from '../entry/is-moment.ts'
import styles from './field.module.css'
import { dayAndTime } from './item-name.ts'

export interface DayFieldsProps {
  /** YYYY-MM-DD HH:MM */
  value: string
  /** Hears only of days and times that are whole. */
  onChange: (postDate: string) => void
}

/** Date and time of an entry; the year has four digits (specification 5). */
export function DayFields({ value, onChange }: DayFieldsProps) {
  const { t } = useTranslation('web-content')
  const stored = dayAndTime(value)
  const [broken, setBroken] = useState<{ date: string; time: string }>()
  const shown = broken ?? stored
  const change = (date: string, time: string) => {
    const isWhole = isMoment({ date, time })
    setBroken(isWhole ? undefined : { date, time })
    if (isWhole) onChange(`${date} ${time}`)
  }
  return (
    <>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{t('fields.date')}</span>
          <input
            className={styles.input}
            type="date"
            max="9999-12-31"
            value={shown.date}
            aria-invalid={broken !== undefined}
            onChange={event => change(event.currentTarget.value, shown.time)}
          />
        </label>
        <label className={styles.field}>
          <span>{t('fields.time')}</span>
          <input
            className={styles.input}
            type="time"
            value={shown.time}
            aria-invalid={broken !== undefined}
            onChange={event => change(shown.date, event.currentTarget.value)}
          />
        </label>
      </div>
      {broken && (
        <p className={styles.wrong} role="alert">
          {t('web-errors:codes.badDate')}
        </p>
      )}
    </>
  )
}
