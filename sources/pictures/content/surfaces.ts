import type { ColourImage, GreyImage } from './small-image.ts'

/** Share of the pixels that are as bright as their neighbours: much in what was drawn by a machine. */
export function flatShare({ width, height, data }: GreyImage): number {
  let flat = 0
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const at = y * width + x
      const here = data[at] ?? 0
      if (Math.abs(here - (data[at - 1] ?? 0)) <= 1 && Math.abs(here - (data[at - width] ?? 0)) <= 1)
        flat += 1
    }
  }
  return flat / Math.max(1, (width - 1) * (height - 1))
}

/** How sharp: standard deviation of what differs between a pixel and the mean of its four neighbours. */
export function sharpnessOf({ width, height, data }: GreyImage): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)
      const difference = (data[at] ?? 0) - around / 4
      sum += difference
      squares += difference * difference
      count += 1
    }
  }
  if (count === 0) return 0
  const mean = sum / count
  return Math.round(10 * Math.sqrt(Math.max(0, squares / count - mean * mean))) / 10
}

/** Whether a side of the picture cannot be told from white paper. */
export function hasWhiteEdge({ width, height, data }: ColourImage): boolean {
  const isWhite = (x: number, y: number) => {
    const at = 3 * (y * width + x)
    return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) >= 244
  }
  const whiteOf = (length: number, test: (n: number) => boolean) => {
    let white = 0
    for (let n = 0; n < length; n += 1) if (test(n)) white += 1
    return white >= length * 0.85
  }
  return (
    whiteOf(width, x => isWhite(x, 0)) ||
    whiteOf(width, x => isWhite(x, height - 1)) ||
    whiteOf(height, y => isWhite(0, y)) ||
    whiteOf(height, y => isWhite(width - 1, y))
  )
}
