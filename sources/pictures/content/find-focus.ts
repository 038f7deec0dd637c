import type { ColourImage } from './small-image.ts'

/**
 * The point that one looks at, as fractions of width and height: where there is skin, detail and colour, as smartcrop has it, rather
 * in the middle than at the edge.
 */
export function findFocus(image: ColourImage): { x: number; y: number } {
  const side = Math.max(2, Math.ceil(Math.max(image.width, image.height) / mostCells))
  const columns = Math.ceil(image.width / side)
  const rows = Math.ceil(image.height / side)
  let weights = cellWeights(image, side, columns, rows)
  const radius = Math.max(1, Math.round(Math.min(columns, rows) * 0.09))
  for (let n = 0; n < 3; n += 1) weights = blurred(weights, columns, rows, radius)
  let [best, at] = [-1, 0]
  for (const [i, weight] of weights.entries()) {
    const dx = ((i % columns) + 0.5) / columns - 0.5
    const dy = (Math.floor(i / columns) + 0.5) / rows - 0.45
    const value = (weight + 0.01) * (1 - 0.9 * (dx * dx + dy * dy))
    if (value > best) [best, at] = [value, i]
  }
  return {
    x: rounded(((at % columns) + 0.5) / columns),
    y: rounded((Math.floor(at / columns) + 0.5) / rows),
  }
}

const mostCells = 48

const rounded = (fraction: number) => Math.min(1, Math.round(fraction * 1000) / 1000)

function cellWeights(
  { width, height, data }: ColourImage,
  side: number,
  columns: number,
  rows: number,
): Float64Array {
  const weights = new Float64Array(columns * rows)
  const counts = new Float64Array(columns * rows)
  const columnOf = Int32Array.from({ length: width }, (_, x) => Math.floor(x / side))
  // every other pixel tells enough
  for (let y = 0; y + 1 < height; y += 2) {
    const row = Math.floor(y / side) * columns
    for (let x = 0; x + 1 < width; x += 2) {
      const at = 3 * (y * width + x)
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const edge = Math.abs(g - (data[at + 4] ?? 0)) + Math.abs(g - (data[at + 1 + 3 * width] ?? 0))
      const cell = row + (columnOf[x] ?? 0)
      weights[cell] =
        (weights[cell] ?? 0) +
        1.8 * skinOf(r, g, b) +
        0.6 * Math.min(1, edge / 90) +
        0.25 * saturationOf(r, g, b)
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  return weights.map((weight, i) => weight / Math.max(1, counts[i] ?? 1))
}

// How near to the hue of skin, 0 to 1, and the brighter the more: faces before the clothes below them.
function skinOf(r: number, g: number, b: number): number {
  const sum = r + g + b
  if (sum < 140) return 0
  const distance = Math.abs(r / sum - 0.405) / 0.07 + Math.abs(g / sum - 0.325) / 0.035
  return distance >= 1 ? 0 : (1 - distance) * Math.min(1, sum / 450)
}

function saturationOf(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b)
  return most < 40 ? 0 : Math.max(0, (most - Math.min(r, g, b)) / 255 - 0.25)
}

// A box blur by rows, then by columns.
function blurred(values: Float64Array, columns: number, rows: number, radius: number): Float64Array {
  const across = new Float64Array(values.length)
  const down = new Float64Array(values.length)
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0
      for (let n = -radius; n <= radius; n += 1)
        sum += inside(x + n, columns) ? (values[y * columns + x + n] ?? 0) : 0
      across[y * columns + x] = sum / (2 * radius + 1)
    }
  }
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0
      for (let n = -radius; n <= radius; n += 1)
        sum += inside(y + n, rows) ? (across[(y + n) * columns + x] ?? 0) : 0
      down[y * columns + x] = sum / (2 * radius + 1)
    }
  }
  return down
}

const inside = (n: number, of: number) => n >= 0 && n < of
