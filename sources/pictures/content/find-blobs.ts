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
  // a pixel wider on each side than the picture, so that every pixel of ink has eight neighbours
  const stride = width + 2
  const left = inkWithEdge(ink, kind, width, height)
  const neighbours = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1]
  const waiting: number[] = []
  const blobs: Blob[] = []
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    const blob: Blob = { left: width, top: height, right: 0, bottom: 0, area: 0, brightness: 0 }
    left[start] = 0
    waiting.push(start)
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const row = Math.floor(place / stride)
      const [x, y] = [place - row * stride - 1, row - 1]
      blob.area += 1
      blob.brightness += data[y * width + x] ?? 0
      if (x < blob.left) blob.left = x
      if (x >= blob.right) blob.right = x + 1
      if (y < blob.top) blob.top = y
      if (y >= blob.bottom) blob.bottom = y + 1
      for (const step of neighbours) {
        if (left[place + step] !== 1) continue
        left[place + step] = 0
        waiting.push(place + step)
      }
    }
    blobs.push(blob)
  }
  return blobs
}

/** 1 where there is ink of the kind. */
function inkWithEdge(ink: Ink, kind: number, width: number, height: number): Uint8Array {
  const stride = width + 2
  const edged = new Uint8Array(stride * (height + 2))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] === kind) edged[(y + 1) * stride + x + 1] = 1
    }
  }
  return edged
}
