import { useSyncExternalStore } from 'react'

/** Whether there is room for two pages side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(wide).matches)
}

/** Whether the person wants things to move as little as possible. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const wide = '(min-width: 48.01rem)'

function follow(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
