import { invariant } from '#domain/invariant'
import type { composeGroup } from '../../photos/compose-group.ts'
import { cropAround } from '../../photos/focus.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/** A photo at the width of its room and at no other; a little of its head and foot, or of its sides, may be cut off. */
export const asWide: typeof composeGroup = ([photo], { width, rowMm, inset = 0 }) => {
  invariant(photo, 'a group has a photo')
  const { aspect, whole, maxWidth, focus } = photo
  const give = whole ? 1 : 1 - mostCut
  const suits = width / aspect
  const most = suits * Math.min(1 / give, Math.max(1, maxWidth / width))
  const rowsOf = (height: number, round: (rows: number) => number) => round((height + inset) / rowMm)
  const natural = Math.max(1, rowsOf(suits, whole ? Math.ceil : Math.round))
  return {
    min: Math.min(natural, Math.max(1, rowsOf(suits * give - hair, Math.ceil))),
    natural,
    max: Math.max(natural, rowsOf(most, Math.floor)),
    compose(rows) {
      const h = Math.min(most, Math.max(suits * give, rows * rowMm))
      return [{ photo: 0, x: 0, y: 0, w: width, h, crop: cropAround(width / h / aspect, focus) }]
    },
  }
}

/** mm */
const hair = 0.01
