import type { Line } from '../drawn-page.ts'

/** Paragraphs of several lines whose last has but one character beside its points; and paragraphs in all. */
export function shortLastLines(paragraphs: readonly (readonly Line[])[]): {
  short: number
  paragraphs: number
} {
  const short = paragraphs.filter(lines => lines.length > 1 && lettersIn(lines.at(-1)) === 1)
  return { short: short.length, paragraphs: paragraphs.length }
}

const lettersIn = (line: Line | undefined) =>
  line?.glyphs.filter(({ text }) => !/^[\p{P}\p{Zs}]$/u.test(text)).length
