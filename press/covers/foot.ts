import type { Palette } from './palette.ts'

/** The ground that the lower words of back and spine stand on. */
export interface Foot {
  /** mm from the head of the panel; 0 where the whole panel is of one ground. */
  top: number
  inks: Palette
}

/** mm from the head of a panel below which words stand on the foot, off its edge. */
export function clearOf({ top }: Foot, scale: number): number {
  return top > 0 ? top + 4 * scale : 0
}
