import { specifiedSpine } from '#domain/books/spine'
import { volumeMaximum } from '#domain/books/split-volumes'
import type { PrinterProfile } from './printer-profile.ts'

/** Our own printer: the house profile below the table of facts, print 3; volumes and spine by specification 9. */
export const house: PrinterProfile = {
  name: 'house',
  bleed: { outer: 3, top: 3, bottom: 3, bind: 3 },
  safety: { picture: 5, text: 12.7 },
  // Stated for A5; A4 takes the same.
  gutter: [
    { from: 1, insideMm: 18 },
    { from: 151, insideMm: 20 },
  ],
  pages: {
    // No least number is named (the 60 of specification 9 are billed, not bound): one leaf folded once.
    min: { paperback: 4, hardback: 4 },
    max: volumeMaximum,
    multiple: 4,
    lastBlank: true,
  },
  ppi: { fine: 240, alone: 180, warn: 150, most: 495 },
  colour: 'srgb',
  flattened: false,
  spine: specifiedSpine,
  spineBy: { paperback: 'formula', hardback: 'formula' },
  spineTextFrom: 80,
}
