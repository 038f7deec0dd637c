import { useRef } from 'react'
import { newId } from '../api/tab-id.ts'
import { beginsStep, type TextChange } from './begins-step.ts'

/** The runs of a field: what is typed in one of them is one step of undo. They end with a word, a pause, and with the focus. */
export function useRun() {
  const run = useRef<string>(undefined)
  const last = useRef<TextChange>(undefined)
  return {
    begin(): void {
      last.current = undefined
    },
    /** The run of a change; what is not whole yet (`isComposing`) belongs to the run of what is before it. */
    of(change: TextChange, isComposing = false): string {
      const begins = isComposing ? last.current === undefined : beginsStep(last.current, change)
      last.current = change
      if (begins || run.current === undefined) run.current = newId()
      return run.current
    },
  }
}

/** Whether a field heard of what is not yet put together, as a Chinese character. */
export function isComposing({ nativeEvent }: { nativeEvent: Event }): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing
}
