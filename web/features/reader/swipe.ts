export interface Point {
  x: number
  y: number
  /** ms */
  at: number
}

/** A finger's way as a turn of the page: far or fast enough, and more across than down. */
export function swipeOf(from: Point, to: Point): 'next' | 'previous' | undefined {
  const across = to.x - from.x
  const down = Math.abs(to.y - from.y)
  const length = Math.abs(across)
  if (length < down * 1.5) return undefined
  const isFast = length > 24 && length / Math.max(1, to.at - from.at) > 0.5
  if (length < 64 && !isFast) return undefined
  return across < 0 ? 'next' : 'previous'
}

/** A press without a way as a turn of the page: on its right or left part; the middle is for looking. */
export function tapOf(
  from: Point,
  to: Point,
  { left, width }: { left: number; width: number },
): 'next' | 'previous' | undefined {
  if (Math.hypot(to.x - from.x, to.y - from.y) > 6 || to.at - from.at > 500) return undefined
  const part = (to.x - left) / width
  return part > 0.7 ? 'next' : part < 0.3 ? 'previous' : undefined
}
