import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lastDays, lastDayToSave } from './last-day.ts'
import styles from './sharing-dialog.module.css'

export interface LastDayFieldProps {
  /** YYYY-MM-DD; empty where the link has no end. */
  saved: string
  onSave: (day: string) => Promise<unknown>
}

/** The day with which a link ends. It is saved when it is typed to its end: a year that is half typed would end the link at once. */
export function LastDayField({ saved, onSave }: LastDayFieldProps) {
  const { t } = useTranslation('web-preview')
  const [typed, setTyped] = useState<string>()
  const saving = useRef<string>(undefined)
  const save = (field: HTMLInputElement) => {
    const day = lastDayToSave(field.value, field.validity.badInput, saved)
    if (day === undefined) return setTyped(undefined)
    saving.current = day
    void onSave(day).finally(() => {
      if (saving.current === day) saving.current = undefined
      setTyped(now => (now === day ? undefined : now))
    })
  }
  // a dialog that is closed by a key takes no focus away. What is being saved already would open a link again that the same press ends
  const saveChosen = useEffectEvent(() => {
    if (typed && typed !== saving.current && lastDayToSave(typed, false, saved)) void onSave(typed)
  })
  useEffect(() => () => saveChosen(), [])
  return (
    <label className={styles.field}>
      <span>{t('sharing.until')}</span>
      <input
        type="date"
        {...lastDays}
        value={typed ?? saved}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={event => save(event.currentTarget)}
        onKeyDown={event => {
          if (event.key === 'Enter') save(event.currentTarget)
        }}
      />
    </label>
  )
}
