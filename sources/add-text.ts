import { comparable } from './clean-text.ts'
import type { Found } from './found.ts'

/** Adds a paragraph, unless it is there already. */
export function addText(found: Found, text: string): void {
  if (text === '' || comparable(found.text).includes(comparable(text))) return
  found.text = found.text === '' ? text : `${found.text}\n\n${text}`
}
