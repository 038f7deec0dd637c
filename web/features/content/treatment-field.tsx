import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialItem } from '#contract/item'
import { treatments } from '#domain/books/treatment'
import styles from './field.module.css'

export interface TreatmentFieldProps {
  item: Pick<SocialItem, 'treatment' | 'part' | 'treatments'>
  /** null: as the book is edited. */
  onChange: (treatment: NonNullable<SocialItem['treatment']> | null) => void
}

/** How an entry is set among those of its month: what the book made of it and why, and what its maker wants. */
export function TreatmentField({ item, onChange }: TreatmentFieldProps) {
  const { treatment, part, treatments: offered = treatments } = item
  const { t } = useTranslation('web-content')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('treatment.label')}</label>
      <select
        id={id}
        className={styles.input}
        value={treatment ?? 'book'}
        aria-describedby={`${id}-why`}
        onChange={event =>
          onChange(treatments.find(treatment => treatment === event.currentTarget.value) ?? null)
        }
      >
        {(['book', ...treatments] as const)
          // what was chosen in another typeset is shown until it is taken back
          .filter(choice => choice === 'book' || choice === treatment || offered.includes(choice))
          .map(choice => (
            <option key={choice} value={choice}>
              {t(`treatment.choices.${choice}`)}
            </option>
          ))}
      </select>
      {part && (
        <p id={`${id}-why`} className={styles.note}>
          {t(`treatment.parts.${part}`)}
        </p>
      )}
    </div>
  )
}
