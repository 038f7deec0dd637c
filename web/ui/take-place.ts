import type { Toast } from './toast.ts'

type Placed = Record<`data-${string}`, unknown>

/** What shows once `next` is said: it stands in for the toast in its place, so that they do not pile up. */
export function takePlace<Shown extends Placed>(shown: readonly Shown[], next: Shown): Shown[] {
  return [...shown.filter(toast => toast['data-place'] !== next['data-place']), next]
}

/** Where a toast stands: with those of its kind. What went wrong, or stays, yields only to the same words. */
export function placeOf({ kind, text, stays }: Toast): string {
  return kind === 'error' || stays ? `${kind}: ${text}` : kind
}
