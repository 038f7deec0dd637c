import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isDay } from './local-days.ts'

export interface DayFieldProps {
  label: string
  /** YYYY-MM-DD; empty where none is chosen. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onDay: (day: string) => void
}

/** A day that counts as soon as it is one, and can be cleared: while it is typed it is another year. */
export function DayField({ label, value, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  if (sent !== value) {
    // one went back, or cleared it
    setSent(value)
    setTyped(value)
  }
  return (
    <TextInput
      size="sm"
      type="date"
      label={label}
      value={typed}
      {...(min && { min })}
      {...(max && { max })}
      onChange={event => {
        const day = event.currentTarget.value
        setTyped(day)
        if (day === '' || isDay(day)) onDay(day)
      }}
    />
  )
}
