import type { TextStyle } from '../../page/style.ts'
import { faint, grey, ink, seal } from '../palette.ts'

/** mm of a row of the baseline grid of a5-1, which its lines of words stand on. */
export const rowMm = 5.7

const body: TextStyle = { family: 'serif', size: 9.3, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'serif', size: 12.5, weight: 500, lineHeight: rowMm, color: seal }
const month: TextStyle = {
  family: 'serif',
  size: 26,
  weight: 300,
  lineHeight: rowMm * 2,
  color: ink,
  tracking: 0.1,
}
const year: TextStyle = { family: 'sans', size: 8, lineHeight: rowMm, color: faint, tracking: 0.2 }
const newYear: TextStyle = { ...month, color: seal, tracking: 0 }
const hour: TextStyle = { family: 'sans', size: 6.8, lineHeight: rowMm, color: grey }

/** The text styles of a5-1, a quiet literary journal. */
export const journalStyles = {
  body,
  day,
  runDay: { ...day, size: body.size },
  hour,
  large: { family: 'serif', size: 14.5, lineHeight: rowMm * 2 },
  emoji: { family: 'serif', size: 13, lineHeight: rowMm },
  sentence: { family: 'serif', size: 10.8, lineHeight: rowMm, color: ink },
  title: { family: 'serif', size: 11.5, weight: 700, lineHeight: rowMm },
  caption: { family: 'serif', size: 8.8, lineHeight: rowMm, color: grey, justify: true },
  small: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
  meta: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
  tags: { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey },
  mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
  opener: month,
  runOn: { ...month, size: 15 },
  openerYear: year,
  newYear,
  folio: { family: 'serif', size: 8, lineHeight: 5, color: grey },
  running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.08 },
} satisfies Record<string, TextStyle>
