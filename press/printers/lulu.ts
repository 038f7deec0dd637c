import type { PrinterProfile } from './printer-profile.ts'

/** Lulu: facts, print 3, first row. */
export const lulu: PrinterProfile = {
  name: 'lulu',
  bleed: { outer: 3.175, top: 3.175, bottom: 3.175, bind: 3.175 },
  safety: { picture: 12.7, text: 12.7 },
  // 5 at least, 3.2 more from 61 pages, 12.7 more from 151; nothing is stated above 400 and no volume has that many.
  gutter: [
    { from: 1, insideMm: 5 },
    { from: 61, insideMm: 8.2 },
    { from: 151, insideMm: 17.7 },
  ],
  pages: {
    min: { paperback: 32, hardback: 24 },
    max: { paperback: 800, hardback: 800 },
    // Not stated: a leaf has two sides.
    multiple: 2,
    lastBlank: false,
  },
  ppi: { fine: 240, alone: 180, warn: 150, most: 495 },
  colour: 'srgb',
  flattened: true,
  spine: {
    paperback: { mmPerPage: 1 / 17.48, baseMm: 1.524 },
    hardback: { mmPerPage: 1 / 17.48, baseMm: 1.524 },
  },
  // The formula is the paperback's; casewrap boards come on top, by Lulu's own table.
  spineBy: { paperback: 'formula', hardback: 'printer' },
  // No words up to 80 pages.
  spineTextFrom: 81,
}
