import { specifiedSpine } from '#domain/books/spine'
import { volumeMaximum } from '#domain/books/split-volumes'
import { house } from './house.ts'
import type { PrinterProfile } from './printer-profile.ts'

/** IngramSpark: facts, print 3, last row. */
export const ingramspark: PrinterProfile = {
  name: 'ingramspark',
  bleed: { outer: 3.175, top: 3.175, bottom: 3.175, bind: 0 },
  safety: { picture: 12.7, text: 12.7 },
  // None is stated: as the house does.
  gutter: house.gutter,
  pages: {
    min: { paperback: 18, hardback: 18 },
    // No most is stated: the volumes of specification 9.
    max: volumeMaximum,
    multiple: 2,
    lastBlank: true,
  },
  ppi: { fine: 240, alone: 180, warn: 150, most: 495 },
  // PDF/X-1a takes CMYK only.
  colour: 'cmyk',
  // No condition is stated; the registered name of the one Gelato asks for.
  outputCondition: 'CGATS TR 006',
  standards: ['PDF/X-1a', 'PDF/X-3'],
  flattened: true,
  // By IngramSpark's cover template: the house figures stand in (specification 9).
  spine: specifiedSpine,
  spineBy: { paperback: 'printer', hardback: 'printer' },
  // Not stated: as the house does.
  spineTextFrom: 80,
}
