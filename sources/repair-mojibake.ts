import { isUtf8 } from 'node:buffer'

const RUNS = /[\u0080-\u00ff]{2,}/g
const ABOVE_A_BYTE = /[\u0100-\uffff]/

/**
 * Undoes the exports' encoding fault, where every UTF-8 byte stands as a character of its own (social formats, mojibake).
 * Each run of U+0080-U+00FF is decoded strictly and left alone where it is no UTF-8. To be called once per string:
 * a second call could decode what was right.
 */
export function repairMojibake(text: string): string {
  RUNS.lastIndex = 0
  if (!RUNS.test(text)) return text
  if (!ABOVE_A_BYTE.test(text)) {
    const bytes = Buffer.from(text, 'latin1')
    if (isUtf8(bytes)) return bytes.toString('utf8')
  }
  return text.replace(RUNS, run => {
    const bytes = Buffer.from(run, 'latin1')
    return isUtf8(bytes) ? bytes.toString('utf8') : run
  })
}
