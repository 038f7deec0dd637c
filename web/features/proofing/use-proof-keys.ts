import { useEffectEvent, useLayoutEffect } from 'react'

export interface ProofMoves {
  /** Absent at the ends. */
  before: (() => void) | undefined
  after: (() => void) | undefined
}

/** The arrows go from entry to entry, but not in a field, where they go from letter to letter. */
export function useProofKeys({ before, after }: ProofMoves): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (isOther || event.defaultPrevented || isTyping(event.target)) return
    const move = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
    if (!move) return
    event.preventDefault()
    move()
  })
  // with the screen itself: who sees it may press a key
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
