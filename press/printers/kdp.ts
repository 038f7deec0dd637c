import type { PrinterProfile } from './printer-profile.ts'

/** Amazon KDP: facts, print 3, fourth row. */
export const kdp: PrinterProfile = {
  name: 'kdp',
  bleed: { outer: 3.2, top: 3.2, bottom: 3.2, bind: 0 },
  // 6.4 would do for pages without bleed; ours have it.
  safety: { picture: 9.5, text: 9.5 },
  gutter: [
    { from: 1, insideMm: 9.6 },
    { from: 151, insideMm: 12.7 },
    { from: 301, insideMm: 15.9 },
  ],
  pages: {
    min: { paperback: 24, hardback: 24 },
    max: { paperback: 828, hardback: 828 },
    multiple: 2,
    lastBlank: false,
  },
  ppi: { fine: 240, alone: 180, warn: 150, most: 495 },
  colour: 'srgb',
  flattened: true,
  maxFileMb: 650,
  spine: { paperback: { mmPerPage: 0.0596, baseMm: 0 }, hardback: { mmPerPage: 0.0596, baseMm: 0 } },
  // The figure is the paperback's.
  spineBy: { paperback: 'formula', hardback: 'printer' },
  // Not stated: as the house does.
  spineTextFrom: 80,
}
