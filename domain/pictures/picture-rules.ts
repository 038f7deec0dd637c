/** Whether a picture, turned as it is meant to be seen, is too small to be printed (specification 5). */
export function isPictureTooSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < leastSidePx
}

const leastSidePx = 480
