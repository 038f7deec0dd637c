/** Longest title and author of a cover, in characters as a reader counts them (specification 5; the counts are ours). */
export const coverTextLimits = { title: 40, author: 24 } as const

/** Characters as a reader counts them: a family emoji is one, a base letter with its accents too. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })
