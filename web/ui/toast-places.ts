import type { Toast } from './toast.ts'

export interface Placed {
  id: string
  /** Those of one place stand in for each other, so that they do not pile up. */
  place: string
  /** It is not seen any more, and keeps its room under those that are. */
  isGone: boolean
}

/** From the top down: what is said in a place stands where that was said before, or above all others. Nothing else moves. */
export function withToast<Shown extends Placed>(shown: readonly Shown[], next: Shown): Shown[] {
  const at = shown.findIndex(({ place }) => place === next.place)
  return at < 0 ? [next, ...shown] : shown.with(at, next)
}

/** One went: it leaves its room to nobody while something stands above it. */
export function withoutToast<Shown extends Placed>(shown: readonly Shown[], id: string): Shown[] {
  const after = shown.map(toast => (toast.id === id ? { ...toast, isGone: true } : toast))
  const top = after.findIndex(({ isGone }) => !isGone)
  return top < 0 ? [] : after.slice(top)
}

/** Where a toast stands: with those of its kind. What went wrong, or stays, yields only to the same words. */
export function placeOf({ kind, text, stays }: Toast): string {
  return kind === 'error' || stays ? `${kind}: ${text}` : kind
}
