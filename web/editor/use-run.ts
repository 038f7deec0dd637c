import { useRef } from 'react'
import { newId } from '../api/tab-id.ts'

/** The run of a field: what is typed in it from one focus to the next is one step of undo. */
export function useRun() {
  const run = useRef<string>(undefined)
  return {
    begin(): void {
      run.current = newId()
    },
    /** A field that is filled in without a focus begins a run, too. */
    current: () => (run.current ??= newId()),
  }
}
