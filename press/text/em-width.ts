/** How wide a text is in em, about: Latin letters are half as wide as others. */
export function emWidth(text: string): number {
  let width = 0
  for (const character of text) width += /[\u0020-\u024f]/.test(character) ? 0.5 : 1
  return width
}
