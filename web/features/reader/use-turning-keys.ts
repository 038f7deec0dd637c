import { useLayoutEffect } from 'react'
import { spreadForKey } from './leaf-keys.ts'

/** Keys that leaf in a book which lies open at `at` of so many openings. */
export function useTurningKeys(at: number, openings: number, turnTo: (to: number) => void): void {
  // with the book itself: who sees it may press a key
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]'))
        return
      const to = spreadForKey(event.key, at, openings)
      if (to === undefined) return
      event.preventDefault()
      turnTo(to)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
