import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from './day-field.tsx'
import styles from './desk.module.css'
import '@mantine/core/styles/Input.layer.css'

export interface FilterFormProps {
  /** What is typed: `name` in the address. */
  search: { name: string; label: string; value: string | undefined; maxLength: number }
  choices: readonly FilterChoice[]
  /** The first day and the last. */
  days?: readonly [FilterDay, FilterDay]
  /** What shall stand in the address. */
  onFilter: (params: Record<string, string>) => void
}

interface FilterChoice {
  name: string
  label: string
  value: string | undefined
  data: readonly { value: string; label: string }[]
  /** One of them always holds: there is no "all". */
  always?: true
}

interface FilterDay {
  name: string
  label: string
  /** YYYY-MM-DD */
  value: string | undefined
}

/** What a list of the desk shows: choices and days count at once, words when they are sent. */
export function FilterForm({ search, choices, days, onFilter }: FilterFormProps) {
  const { t } = useTranslation('web-desk')
  const { name, label, value = '', maxLength } = search
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  if (sent !== value) {
    // one went back, or cleared it
    setSent(value)
    setTyped(value)
  }
  const change = (changed: Record<string, string>) => {
    const fields = [...choices, ...(days ?? [])] // most lists have none
    const chosen = Object.fromEntries(fields.map(field => [field.name, field.value ?? '']))
    const all = { ...chosen, [name]: typed.trim(), ...changed }
    onFilter(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change({})
  }
  return (
    <form className={styles.filters} onSubmit={submit}>
      <TextInput
        size="sm"
        label={label}
        type="search"
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      {choices.map(({ name, label, value = '', data, always }) => (
        <NativeSelect
          key={name}
          size="sm"
          label={label}
          value={value}
          data={always ? [...data] : [{ value: '', label: t('filter.all') }, ...data]}
          onChange={event => change({ [name]: event.currentTarget.value })}
        />
      ))}
      {days?.map(({ name, label, value = '' }, index) => (
        <DayField
          key={name}
          label={label}
          value={value}
          {...(index === 0 ? { max: days[1].value } : { min: days[0].value })}
          onDay={day => change({ [name]: day })}
        />
      ))}
      <Button type="submit" size="sm" variant="default">
        {t('filter.go')}
      </Button>
    </form>
  )
}
