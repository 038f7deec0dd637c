import type { GreyImage } from './small-image.ts'

/** 1 where a pixel is darker than those around it by enough to be written, 2 where it is lighter. */
export type Ink = Uint8Array
export const darkInk = 1
export const lightInk = 2

export function findInk(image: GreyImage): Ink {
  const { width, height, data } = image
  const sums = integralOf(image)
  const stride = width + 1
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [Math.max(0, y - windowRadius), Math.min(height, y + windowRadius + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - windowRadius), Math.min(width, x + windowRadius + 1)]
      const sum =
        at(sums, to * stride + right) -
        at(sums, to * stride + left) -
        at(sums, from * stride + right) +
        at(sums, from * stride + left)
      const difference = at(data, y * width + x) - sum / ((to - from) * (right - left))
      if (difference < -leastContrast) ink[y * width + x] = darkInk
      else if (difference > leastContrast) ink[y * width + x] = lightInk
    }
  }
  return ink
}

/** px; letters that are looked for are about twice as high. */
const windowRadius = 9
const leastContrast = 20

// all that is read is inside
const at = (values: Uint8Array | Int32Array, index: number) => values[index] ?? 0

/** Sums of all that is above and left of a pixel. */
function integralOf({ width, height, data }: GreyImage): Int32Array {
  const stride = width + 1
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += at(data, y * width + x)
      sums[(y + 1) * stride + x + 1] = at(sums, y * stride + x + 1) + row
    }
  }
  return sums
}
