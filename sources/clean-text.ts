import { balanceBidi } from './balance-bidi.ts'
import { repairMojibake } from './repair-mojibake.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNTIDY = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g
const OLD_LINE_END = /\r\n?|[\v\f\u0085\u2028]/g
const MENTION = /@\[\d+(?::\d+)?:([^\]\n]{0,200})\]/g

/** A string of a JSON export as printable text: mojibake repaired, then tidied. */
export function cleanText(raw: string): string {
  return tidyText(repairMojibake(raw))
}

/** Mentions by name, line feeds only, no control characters, no half characters, direction marks that end with their line. */
export function tidyText(raw: string): string {
  let text = raw
  if (UNTIDY.test(text)) {
    text = text
      .toWellFormed()
      .replace(OLD_LINE_END, '\n')
      .replace(/\u2029/g, '\n\n')
      .replace(/\t/g, ' ')
    text = text.replace(CONTROL, '')
    text = balanceBidi(text)
  }
  return text.includes('@[') ? text.replace(MENTION, '$1') : text
}

/** For comparing: composed, with all white space as one blank; two texts that read the same are equal. */
export function comparable(text: string): string {
  return composed(text).replace(/\s+/g, ' ').trim()
}

const MANY_MARKS = /\p{M}{31}/u
const THIRTY_MARKS = /\p{M}{30}/gu

/**
 * Normalization form C. Putting marks in order takes the square of their number: letters with more than thirty, which no language
 * has, are cut as Unicode's Stream-Safe Text Format does (UAX 15).
 */
export function composed(text: string): string {
  const safe = MANY_MARKS.test(text) ? text.replace(THIRTY_MARKS, '$&\u034f') : text
  return safe.normalize('NFC')
}
