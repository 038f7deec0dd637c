import { emWidth } from './em-width.ts'

/** As much of some words as stands in so many em, about, with the ellipsis of two em that Chinese has where that is not all. */
export function shortened(words: string, most: number): string {
  if (emWidth(words) <= most) return words
  let shown = ''
  for (const character of words) {
    if (emWidth(shown + character) > most - 2) break
    shown += character
  }
  return `${shown}…`
}
