/** What begins with a text, as `like` wants it. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}
