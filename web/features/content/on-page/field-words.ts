/** The words of an editable field. A line that is still empty at its end is kept open by one break more, which nobody wrote. */
export function readWords(field: { textContent: string | null }): string {
  return (field.textContent ?? '').replace(/\n$/, '')
}

export function writeWords(field: { textContent: string | null }, words: string): void {
  field.textContent = words.endsWith('\n') ? `${words}\n` : words
}
