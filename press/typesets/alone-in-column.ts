import { cropAround } from '../photos/focus.ts'
import type { GroupPhoto, Slot } from '../photos/photo-group.ts'
import { mostCut } from '../photos/tree-layout.ts'

/**
 * A photo alone in its column, mm: as wide as that, or, where it is tall, two thirds of it; no wider than its pixels bear. Its demerits by its height in rows:
 * a photo of few words (`said`, characters) is no taller than it has to be.
 */
export function composeAlone(
  photo: GroupPhoto,
  said: number,
  mayBeNarrow: boolean,
  { width, gap, rowMm, rows }: { width: number; gap: number; rowMm: number; rows: number },
): { demerits: Float64Array; compose(rows: number): Slot[] } {
  const demerits = new Float64Array(rows + 1).fill(Number.POSITIVE_INFINITY)
  const slots = new Map<number, Slot>()
  const { aspect } = photo
  const fairRows = said < 16 ? 12 : said < 60 ? 14 : 16
  const widest = Math.min(width, photo.maxWidth)
  const widths =
    mayBeNarrow && aspect < tall
      ? [
          widest,
          Math.min(widest, (width * 2) / 3),
          ...(aspect < verySlim ? [Math.min(widest, width / 2)] : []),
        ]
      : [widest]
  // what is taller than a page is as high as that
  const fits = widths.filter(w => w / aspect < (rows - 1) * rowMm)
  for (const w of fits.length > 0 ? new Set(fits) : [(rows - 4) * rowMm * aspect]) {
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
        crop: photo.whole ? uncut : cropAround(shown, photo.focus),
      })
    }
  }
  if (slots.size === 0) {
    // between two heights: it leaves a part of its last row
    const w = Math.min(widest, (rows - 1) * rowMm * aspect)
    const n = Math.ceil((w / aspect + gap) / rowMm)
    demerits[n] = notch
    slots.set(n, { photo: 0, x: 0, y: 0, w, h: w / aspect, crop: uncut })
  }
  return {
    demerits,
    compose: rows => {
      const slot = slots.get(rows)
      return slot ? [slot] : []
    },
  }
}

const uncut = { x: 0, y: 0, w: 1, h: 1 }

/** Width over height. */
const tall = 0.81
const verySlim = 0.5
const almost = 0.97
/** Demerits. */
const notch = 0.6
const ofCut = 0.6
const ofTall = 0.045
