import type { Ink } from './find-ink.ts'
import type { GreyImage } from './small-image.ts'

/** Ink that hangs together, as a letter or a part of one does; px. */
export interface Blob {
  left: number
  top: number
  right: number
  bottom: number
  /** Pixels of ink, and the sum of their brightness. */
  area: number
  brightness: number
}

/** Blobs of one kind of ink, connected at sides and corners. */
export function findBlobs(ink: Ink, kind: number, { width, height, data }: GreyImage): Blob[] {
  const isTaken = new Uint8Array(ink.length)
  const waiting = new Int32Array(ink.length)
  const blobs: Blob[] = []
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== kind || isTaken[start] === 1) continue
    const blob: Blob = { left: width, top: height, right: 0, bottom: 0, area: 0, brightness: 0 }
    let count = 1
    waiting[0] = start
    isTaken[start] = 1
    while (count > 0) {
      count -= 1
      const at = waiting[count] ?? 0
      const y = Math.floor(at / width)
      const x = at - y * width
      blob.area += 1
      blob.brightness += data[at] ?? 0
      if (x < blob.left) blob.left = x
      if (x >= blob.right) blob.right = x + 1
      if (y < blob.top) blob.top = y
      if (y >= blob.bottom) blob.bottom = y + 1
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx
          if (ink[next] !== kind || isTaken[next] === 1) continue
          isTaken[next] = 1
          waiting[count] = next
          count += 1
        }
      }
    }
    blobs.push(blob)
  }
  return blobs
}
