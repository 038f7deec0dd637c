import { house } from './house.ts'
import type { PrinterProfile } from './printer-profile.ts'

/** Gelato: facts, print 3, third row. */
export const gelato: PrinterProfile = {
  name: 'gelato',
  bleed: { outer: 4, top: 4, bottom: 4, bind: 4 },
  safety: { picture: 4, text: 4 },
  // None is stated; words 4 mm from a glued back could not be read: as the house does.
  gutter: house.gutter,
  pages: {
    min: { paperback: 28, hardback: 28 },
    max: { paperback: 250, hardback: 250 },
    multiple: 2,
    lastBlank: false,
  },
  ppi: { fine: 240, alone: 180, warn: 150, most: 495 },
  colour: 'cmyk',
  // The registered name of the GRACoL 2006 condition.
  outputCondition: 'CGATS TR 006',
  standards: ['PDF/X-4'],
  flattened: false,
  // By Gelato's API; the one value known, 3.43 mm for 60 pages, is 1/17.48 mm a page.
  spine: { paperback: { mmPerPage: 1 / 17.48, baseMm: 0 }, hardback: { mmPerPage: 1 / 17.48, baseMm: 0 } },
  spineBy: { paperback: 'printer', hardback: 'printer' },
  // Not stated: as the house does.
  spineTextFrom: 80,
}
