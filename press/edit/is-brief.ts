import { emWidth } from '../text/em-width.ts'

/** One line of speech, as it is written below a picture or said in passing; a note has 40 characters or more. */
export function isBrief(text: string): boolean {
  const line = text.trim()
  return !line.includes('\n') && line.length <= 2 * mostEm && emWidth(line) < mostEm
}

const mostEm = 40
