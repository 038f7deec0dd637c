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
    const top = Math.max(0, y - windowRadius)
    const bottom = Math.min(height, y + windowRadius + 1)
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - windowRadius)
      const right = Math.min(width, x + windowRadius + 1)
      const pixels = (bottom - top) * (right - left)
      const sum =
        sumAt(sums, bottom * stride + right) -
        sumAt(sums, bottom * stride + left) -
        sumAt(sums, top * stride + right) +
        sumAt(sums, top * stride + left)
      // brightness above the mean, times the pixels: whole numbers
      const difference = brightnessAt(data, y * width + x) * pixels - sum
      if (difference < -leastContrast * pixels) ink[y * width + x] = darkInk
      else if (difference > leastContrast * pixels) ink[y * width + x] = lightInk
    }
  }
  return ink
}

/** px; letters that are looked for are about twice as high. */
const windowRadius = 9
const leastContrast = 20

// all that is read is inside; one function a kind of array, which V8 reads several times as fast as either by one
const sumAt = (sums: Int32Array, index: number) => sums[index] ?? 0
const brightnessAt = (data: Uint8Array, index: number) => data[index] ?? 0

/** Sums of all that is above and left of a pixel. */
function integralOf({ width, height, data }: GreyImage): Int32Array {
  const stride = width + 1
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += brightnessAt(data, y * width + x)
      sums[(y + 1) * stride + x + 1] = sumAt(sums, y * stride + x + 1) + row
    }
  }
  return sums
}
