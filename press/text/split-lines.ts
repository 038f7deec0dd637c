import { decodeAddresses } from './decode-addresses.ts'

/** The lines of a text without what prints nothing; a line that only keeps paragraphs apart is empty. */
export function splitLines(text: string): string[] {
  const lines = composed(decodeAddresses(text.toWellFormed())).split(/\r\n|[\n\r\u2028\u2029\v\f]/)
  return dropSpacers(
    lines.map(line =>
      line
        .replace(/[\t\u00a0 ]+/g, ' ')
        .replace(invisible, '')
        .trim(),
    ),
  )
}

// Instagram takes no empty lines: people keep paragraphs apart by a point on a line of its own.
function dropSpacers(lines: string[]): string[] {
  const words = lines.map(line => (/^[.·・‧•⠀]$/u.test(line) ? '' : line))
  return words.some(line => line !== '') ? words : lines
}

// Letters and their marks as one glyph where there is one; Chinese characters stay the ones that were written.
const composed = (text: string) => text.replace(/\P{M}\p{M}{1,30}/gu, letter => letter.normalize('NFC'))

// Controls, bidi overrides, byte order marks, selectors of a variant: they print nothing or can turn a page around.
export const invisible =
  /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{1d173}-\u{1d17a}\u{e0001}]|\u034f|[\u180b-\u180f]|[\ufe00-\ufe0d]|[\u{e0100}-\u{e01ef}]/gu
