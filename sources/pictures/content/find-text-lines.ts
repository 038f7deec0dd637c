import { type Blob, findBlobs } from './find-blobs.ts'
import { darkInk, findInk, type Ink, lightInk } from './find-ink.ts'
import type { GreyImage } from './small-image.ts'

/** Letters beside each other; px. */
export interface TextLine {
  left: number
  top: number
  right: number
  bottom: number
  /** About how many letters: its length in heights of them. */
  letters: number
  /** Brightness of the ink, and by how much it differs from its ground. */
  brightness: number
  contrast: number
}

/**
 * What looks like lines of letters in a small version of a picture: blobs of one height beside each other, in strong contrast to
 * their ground, with no ink right above and below them.
 */
export function findTextLines(image: GreyImage): TextLine[] {
  const ink = findInk(image)
  return [darkInk, lightInk].flatMap(kind => {
    const blobs = findBlobs(ink, kind, image).filter(blob => isLetter(blob, image))
    return chained(blobs).flatMap(chain => {
      const line = lineOf(chain, ink, kind, image)
      return line.letters >= leastLetters &&
        line.contrast >= leastContrast &&
        standsAlone(line, ink, kind, image)
        ? [line]
        : []
    })
  })
}

const leastLetters = 1.8
// paint on wood and leaves before the sky have less
const leastContrast = 50

function isLetter({ left, top, right, bottom, area }: Blob, { height }: GreyImage): boolean {
  const [w, h] = [right - left, bottom - top]
  if (h < 4 || h > height * 0.14 || w < 2 || w > 14 * h || h > 8 * w) return false
  const filled = area / (w * h)
  return filled > 0.18 && filled < 0.97
}

/** Blobs that overlap in height, of like heights, with gaps of no more than a letter. */
function chained(blobs: readonly Blob[]): Blob[][] {
  const sorted = blobs.toSorted((a, b) => a.left - b.left || a.top - b.top)
  const chains = sorted.map((_, i) => [i])
  for (const [i, a] of sorted.entries()) {
    for (let j = i + 1; j < sorted.length; j += 1) {
      const b = sorted[j]
      if (!b || b.left - a.right > mostGap * (a.bottom - a.top)) break
      const [own, other] = [chains[i], chains[j]]
      if (!own || !other || own === other || !areBeside(a, b)) continue
      // the shorter goes into the longer
      const [into, from] = own.length >= other.length ? [own, other] : [other, own]
      for (const n of from) {
        into.push(n)
        chains[n] = into
      }
    }
  }
  return [...new Set(chains)].map(chain => chain.flatMap(n => sorted[n] ?? []))
}

const mostGap = 1.3

function areBeside(a: Blob, b: Blob): boolean {
  const [ha, hb] = [a.bottom - a.top, b.bottom - b.top]
  const low = Math.min(ha, hb)
  const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return overlap >= 0.55 * low && Math.max(ha, hb) <= 2 * low && b.left - a.right <= mostGap * low
}

function lineOf(blobs: readonly Blob[], ink: Ink, kind: number, { width, data }: GreyImage): TextLine {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0]
  let [area, sum, heights] = [0, 0, 0]
  for (const blob of blobs) {
    left = Math.min(left, blob.left)
    top = Math.min(top, blob.top)
    right = Math.max(right, blob.right)
    bottom = Math.max(bottom, blob.bottom)
    area += blob.area
    sum += blob.brightness
    heights += blob.bottom - blob.top
  }
  let [ground, groundPixels] = [0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (ink[y * width + x] === kind) continue
      ground += data[y * width + x] ?? 0
      groundPixels += 1
    }
  }
  const brightness = sum / area
  return {
    left,
    top,
    right,
    bottom,
    letters: blobs.length === 1 ? 0 : Math.min(((right - left) * blobs.length) / heights, blobs.length * 3),
    brightness,
    contrast: groundPixels === 0 ? 0 : Math.abs(brightness - ground / groundPixels),
  }
}

// Leaves and stones go on above and below; letters stand on lines.
function standsAlone(line: TextLine, ink: Ink, kind: number, image: GreyImage): boolean {
  const h = line.bottom - line.top
  if (h > (line.right - line.left) / 2) return false
  const depth = Math.max(1, Math.round(h * 0.18))
  return (
    inkShare(line, line.top - depth, line.top, ink, kind, image) < mostInkBetween &&
    inkShare(line, line.bottom, line.bottom + depth, ink, kind, image) < mostInkBetween
  )
}

const mostInkBetween = 0.08

function inkShare(
  { left, right }: TextLine,
  top: number,
  bottom: number,
  ink: Ink,
  kind: number,
  { width, height }: GreyImage,
): number {
  let [covered, pixels] = [0, 0]
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
    for (let x = left; x < right; x += 1) {
      if (ink[y * width + x] === kind) covered += 1
      pixels += 1
    }
  }
  return pixels === 0 ? 0 : covered / pixels
}
