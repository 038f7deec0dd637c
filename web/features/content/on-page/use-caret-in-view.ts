import { type RefObject, useCallback, useEffect } from 'react'
import { scrollFor } from './scroll-for.ts'

/** Keeps the caret of a field between the bar above and the keyboard below; gives what does so after a key. */
export function useCaretInView(field: RefObject<HTMLElement | null>): () => void {
  const bring = useCallback(() => {
    requestAnimationFrame(() => {
      const { visualViewport: viewport } = window
      if (!viewport || !field.current?.contains(document.activeElement)) return
      const view = {
        top: viewport.offsetTop + barAbove,
        bottom: viewport.offsetTop + viewport.height - barBelow,
      }
      const by = scrollFor(caretBox(field.current), view)
      if (by !== 0) scrollBy({ top: by, behavior: 'instant' })
    })
  }, [field])
  useEffect(() => {
    const { visualViewport: viewport } = window
    viewport?.addEventListener('resize', bring)
    return () => viewport?.removeEventListener('resize', bring)
  }, [bring])
  return bring
}

function caretBox(field: HTMLElement): DOMRect {
  const selection = getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
  range?.collapse(false)
  // an empty line has none
  return range?.getClientRects()[0] ?? field.getBoundingClientRect()
}

/** CSS pixels of the bars, with some air. */
const barAbove = 76
const barBelow = 72
