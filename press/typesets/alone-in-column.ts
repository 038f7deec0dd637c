import { cropAround } from '../photos/focus.ts'
import type { GroupPhoto, Slot } from '../photos/photo-group.ts'
import { mostCut } from '../photos/tree-layout.ts'

/**
 * A photo alone in its column, mm: as wide as that, or, where it is tall, two thirds of it; no wider than its pixels bear. What it costs by its height in rows, in
 * shares of a page: a photo of few words (`said`, characters) is no taller than it has to be.
 */
export function composeAlone(
  photo: GroupPhoto,
  said: number,
  { width, gap, rowMm, rows }: { width: number; gap: number; rowMm: number; rows: number },
): { demerits: Float64Array; compose(rows: number): Slot[] } {
  const demerits = new Float64Array(rows + 1).fill(Number.POSITIVE_INFINITY)
  const slots = new Map<number, Slot>()
  const { aspect } = photo
  const fairRows = said < 16 ? 12 : said < 60 ? 14 : 16
  const widest = Math.min(width, photo.maxWidth)
  const widths =
    aspect < tall
      ? [
          widest,
          Math.min(widest, (width * 2) / 3),
          ...(aspect < verySlim ? [Math.min(widest, width / 2)] : []),
        ]
      : [widest]
  for (const w of new Set(widths)) {
    const ofNotch = w > width * almost ? 0 : notch
    const give = photo.whole ? 1 : 1 - mostCut
    const last = Math.min(rows, Math.floor((w / aspect / give + gap) / rowMm))
    const first = photo.whole ? last : Math.ceil(((w / aspect) * give + gap) / rowMm)
    for (let n = Math.max(1, first); n <= last; n++) {
      const h = photo.whole ? Math.min(w / aspect, n * rowMm - gap) : n * rowMm - gap
      const own = photo.whole ? h * aspect : w
      const shown = own / h / aspect
      // its sides cut, it has fewer pixels
      if (own > photo.maxWidth * Math.min(1, shown) * 1.0005 && own > w * 0.9 && shown < 1) continue
      const all = ofNotch + ofCut * Math.log(shown) ** 2 + ofTall * Math.max(0, n - fairRows)
      if (all >= (demerits[n] ?? 0)) continue
      demerits[n] = all
      slots.set(n, {
        photo: 0,
        x: 0,
        y: 0,
        w: own,
        h,
        crop: photo.whole ? { x: 0, y: 0, w: 1, h: 1 } : cropAround(shown, photo.focus),
      })
    }
  }
  return {
    demerits,
    compose: rows => {
      const slot = slots.get(rows)
      return slot ? [slot] : []
    },
  }
}

/** Width over height. */
const tall = 0.85
const verySlim = 0.5
const almost = 0.97
/** Shares of a page. */
const notch = 0.1
const ofCut = 0.6
const ofTall = 0.03
