import type { Element } from '../../page/display-list.ts'
import type { Card } from './card.ts'
import { mat } from './card-measures.ts'

/**
 * mm that the paper of a whole card `w` mm wide is wide: as its words and photos where these leave a clear part of its place free, else all of
 * that. `by`: mm that its photos move with it, since they begin where those of other cards do there.
 */
export function narrowedPaper(
  { saidWidth }: Card,
  elements: readonly Element[],
  x: number,
  w: number,
): { w: number; by: number } {
  const photos = elements.filter(element => element.kind === 'image')
  if (saidWidth === undefined || photos.length === 0) return { w, by: 0 }
  const left = Math.min(...photos.map(photo => photo.x))
  const right = Math.max(...photos.map(photo => photo.x + photo.w))
  const needed = Math.max(saidWidth, right - left + 2 * mat)
  return needed < w - leastSpare ? { w: needed, by: x + mat - left } : { w, by: 0 }
}

/** mm */
const leastSpare = 4
