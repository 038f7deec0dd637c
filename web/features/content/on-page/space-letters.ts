import type { Letter } from './place-letters.ts'

/** Characters [from, to) of a text with so much room added after each, CSS pixels. */
interface SpacedRun {
  from: number
  to: number
  spacing: number
}

/**
 * The runs of a line that put each letter where it was drawn. `lefts` are where the letters begin when nothing is added
 * between them; `to` is where the line ends in the text.
 */
export function spaceLetters(line: readonly Letter[], lefts: readonly number[], to: number): SpacedRun[] {
  const runs: SpacedRun[] = []
  for (const [i, { at, length, x }] of line.entries()) {
    const next = line[i + 1]
    const end = at + length
    if (!next) {
      push(runs, { from: at, to, spacing: 0 })
      continue
    }
    const added = next.x - x - ((lefts[i + 1] ?? 0) - (lefts[i] ?? 0))
    const gap = next.at - end
    if (gap === 0) push(runs, { from: at, to: end, spacing: added })
    else {
      // a space bears what is added between two words
      push(runs, { from: at, to: end, spacing: 0 })
      push(runs, { from: end, to: next.at, spacing: added / gap })
    }
  }
  return runs
}

// Letters that are as far apart are one run, so that the text stays in few pieces; together they are as wide as they were drawn.
function push(runs: SpacedRun[], run: SpacedRun): void {
  const last = runs.at(-1)
  if (!last || Math.abs(last.spacing - run.spacing) > sameSpacing) {
    runs.push(run)
    return
  }
  const [before, added] = [last.to - last.from, run.to - run.from]
  last.spacing = (last.spacing * before + run.spacing * added) / (before + added)
  last.to = run.to
}

/** CSS pixels that nobody sees. */
const sameSpacing = 0.05
