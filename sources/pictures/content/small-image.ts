/** Pixels row by row: three bytes each, red, green and blue. */
export interface ColourImage {
  width: number
  height: number
  data: Uint8Array
}

/** Brightness of pixels row by row, 0 to 255. */
export interface GreyImage {
  width: number
  height: number
  data: Uint8Array
}

/** Size of the small version of a picture that its content is told by: about 100,000 px, so that letters stay letters. */
export function smallSize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const side = (length: number) => Math.min(mostSide, Math.max(1, Math.round(length * scale)))
  return { width: side(width), height: side(height) }
}

const mostPixels = 320 * 320
const mostSide = 1600

/** As the eye weighs colours (ITU-R BT.601). */
export function greyOf({ width, height, data }: ColourImage): GreyImage {
  const grey = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 3)
    grey[i] = (77 * (data[at] ?? 0) + 150 * (data[at + 1] ?? 0) + 29 * (data[at + 2] ?? 0)) >> 8
  return { width, height, data: grey }
}

/** Mean brightness of `side` x `side` fields of a picture, row by row; of a pixel that lies in two fields, each counts its part. */
export function meansOf({ width, height, data }: GreyImage, side: number): number[] {
  const columns = partsOf(width, side)
  const sums = new Float64Array(side * side)
  for (const { pixel: y, field: row, share: high } of partsOf(height, side)) {
    for (const { pixel: x, field: column, share: wide } of columns)
      sums[row * side + column] = (sums[row * side + column] ?? 0) + high * wide * (data[y * width + x] ?? 0)
  }
  const pixels = (width / side) * (height / side)
  return Array.from(sums, sum => sum / pixels)
}

/** Which part of each pixel of a row lies in which of `side` fields of one length. */
function partsOf(length: number, side: number): { pixel: number; field: number; share: number }[] {
  const parts: { pixel: number; field: number; share: number }[] = []
  for (let pixel = 0; pixel < length; pixel += 1) {
    for (let field = Math.floor((pixel * side) / length); field * length < (pixel + 1) * side; field += 1) {
      const [begin, end] = [(field * length) / side, ((field + 1) * length) / side]
      const share = Math.min(end, pixel + 1) - Math.max(begin, pixel)
      if (share > 0 && field < side) parts.push({ pixel, field, share })
    }
  }
  return parts
}
