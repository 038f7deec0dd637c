import { emOf, type Line } from './drawn-page.ts'

/** Lines of one size below each other at its leading: a paragraph, or the part of one that stands on a page. */
export function gatherParagraphs(lines: readonly Line[], leadings: ReadonlyMap<number, number>): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const paragraph = paragraphs.at(-1)
    const before = paragraph?.at(-1)
    if (paragraph && before && continues(before, line, leadings)) paragraph.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

function continues(before: Line, line: Line, leadings: ReadonlyMap<number, number>): boolean {
  const leading = leadings.get(sizeKey(line))
  return (
    leading !== undefined &&
    sizeKey(before) === sizeKey(line) &&
    Math.abs(line.y - before.y - leading) < 0.1 &&
    // an opening bracket at the head of a line stands half an em to the left
    Math.abs(line.x - before.x) < 0.6 * emOf(line)
  )
}

/** mm between baselines of each size: the least step that is no exception among lines that follow each other. */
export function leadingsOf(pages: readonly (readonly Line[])[]): Map<number, number> {
  const steps = new Map<number, number[]>()
  for (const lines of pages) {
    for (const [i, line] of lines.entries()) {
      const before = lines[i - 1]
      if (!before || sizeKey(before) !== sizeKey(line)) continue
      const step = line.y - before.y
      if (step < 0.9 * emOf(line) || step > 4 * emOf(line)) continue
      if (Math.abs(line.x - before.x) > 0.6 * emOf(line)) continue
      steps.set(sizeKey(line), [...(steps.get(sizeKey(line)) ?? []), step])
    }
  }
  return new Map([...steps].map(([size, all]) => [size, leastUsual(all)]))
}

function leastUsual(steps: number[]): number {
  const sorted = steps.sort((a, b) => a - b)
  const usual = sorted.find(
    step => sorted.filter(other => Math.abs(other - step) < 0.1).length >= sorted.length / 10,
  )
  return usual ?? sorted[0] ?? 0
}

/** Sizes that differ by less than a twentieth of a point are one. */
export const sizeKey = (line: { size: number }): number => Math.round(line.size * 10) / 10
