import { type ComponentProps, type CompositionEvent, useId, useRef, useState } from 'react'
import { useRun } from '../../editor/use-run.ts'
import styles from './field.module.css'

export interface TypedFieldProps {
  label: string
  value: string
  lines?: number
  maxLength?: number
  /** `run` stays the same while one types here; `at` is when the key was pressed (ms). */
  onType: (value: string, run: string, at: number) => void
}

/** A field whose words go out key by key, but not in the middle of a Chinese character. */
export function TypedField({ label, value, lines, maxLength, onType }: TypedFieldProps) {
  const [composed, compose] = useState<string>()
  const run = useRun()
  const pressed = useRef(Number.NaN)
  const type = (text: string, at: number) => {
    const isOfKey = at - pressed.current >= 0 && at - pressed.current < 100
    onType(text, run.current(), isOfKey ? pressed.current : at)
    // what comes in without a key has nothing to do with the last one
    pressed.current = Number.NaN
  }
  const id = useId()
  const shared = {
    id,
    className: styles.input,
    value: composed ?? value,
    maxLength,
    onFocus: run.begin,
    onKeyDown: (event: { timeStamp: number }) => {
      pressed.current = event.timeStamp
    },
    onChange: (event: { currentTarget: { value: string }; nativeEvent: Event; timeStamp: number }) => {
      const { nativeEvent, currentTarget, timeStamp } = event
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) compose(currentTarget.value)
      else type(currentTarget.value, timeStamp)
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      compose(undefined)
      type(event.currentTarget.value, event.timeStamp)
    },
  } satisfies ComponentProps<'input'> & ComponentProps<'textarea'>
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} type="text" />}
    </div>
  )
}
