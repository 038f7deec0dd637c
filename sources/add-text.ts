import { comparable } from './clean-text.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** Adds a paragraph, unless it is there already. */
export function addText(parsed: ParsedRecord, text: string): void {
  if (text === '' || comparable(parsed.text).includes(comparable(text))) return
  parsed.text = parsed.text === '' ? text : `${parsed.text}\n\n${text}`
}
