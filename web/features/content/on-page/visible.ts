/** The characters of a text that print something: the press joins, parts and indents by others. */
export function visible(text: string): string {
  return text.replace(unseen, '')
}

/** Whether a character prints nothing. */
export function isUnseen(character: string): boolean {
  return visible(character) === ''
}

const unseen = /[\s\u00ad\u200b\u2060]/g
