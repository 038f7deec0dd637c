import {
  type ComponentProps,
  type CompositionEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placeOfChange } from '../../editor/begins-step.ts'
import { useRun } from '../../editor/use-run.ts'
import styles from './field.module.css'

export interface TypedFieldProps {
  label: string
  value: string
  lines?: number
  maxLength?: number
  /** The same words with marks, which show through from behind; only where there are lines. */
  behind?: (shown: string) => ReactNode
  /** `run` stays the same while one types a word; `at` is when the key was pressed (ms). */
  onType: (value: string, run: string, at: number) => void
}

/** A field whose words go out key by key, but not in the middle of a Chinese character. */
export function TypedField({ label, value, lines, maxLength, behind, onType }: TypedFieldProps) {
  const [composed, compose] = useState<string>()
  const run = useRun()
  const pressed = useRef(Number.NaN)
  const caret = useCaret(value)
  const type = (text: string, at: number) => {
    caret.typed(text)
    const isOfKey = at - pressed.current >= 0 && at - pressed.current < 100
    onType(text, run.of({ before: value, after: text, at }), isOfKey ? pressed.current : at)
    // what comes in without a key has nothing to do with the last one
    pressed.current = Number.NaN
  }
  const id = useId()
  const shared = {
    id,
    ref: caret.ref,
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
      {behind && (
        <div className={styles.behind} aria-hidden>
          {behind(composed ?? value)}
        </div>
      )}
      {lines ? <textarea {...shared} rows={lines} /> : <input {...shared} type="text" />}
    </div>
  )
}

/** Words that come from elsewhere, as by undo, leave the caret behind them instead of at the end of the text. */
function useCaret(value: string) {
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const last = useRef(value)
  useLayoutEffect(() => {
    const before = last.current
    last.current = value
    if (before === value || document.activeElement !== field.current) return
    const { start, inserted } = placeOfChange({ before, after: value })
    field.current?.setSelectionRange(start + inserted.length, start + inserted.length)
  }, [value])
  return {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.current = element
    },
    typed: (text: string) => {
      last.current = text
    },
  }
}
