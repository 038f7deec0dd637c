/** [a b c d e f] as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** `first` is applied to the point before `then`. */
export function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = then
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

/** Smallest and largest x and y, in pt. */
export interface Bounds {
  left: number
  bottom: number
  right: number
  top: number
}

/** Bounds of a rectangle after the matrix. */
export function boundsOf(matrix: Matrix, left: number, bottom: number, right: number, top: number): Bounds {
  const [a, b, c, d, e, f] = matrix
  const xs = [
    a * left + c * bottom + e,
    a * right + c * bottom + e,
    a * left + c * top + e,
    a * right + c * top + e,
  ]
  const ys = [
    b * left + d * bottom + f,
    b * right + d * bottom + f,
    b * left + d * top + f,
    b * right + d * top + f,
  ]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** What two bounds share; empty bounds have their edges crossed. */
export function intersect(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  }
}

export function isMatrix(value: unknown): value is Matrix {
  return Array.isArray(value) && value.length === 6 && value.every(entry => typeof entry === 'number')
}
