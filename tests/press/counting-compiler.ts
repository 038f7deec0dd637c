import type { Compiler } from '#press/engine/compiler'
import type { Run } from '#press/page/display-list'

/**
 * A compiler for tests of arithmetic: every character is `emMm` wide, words break anywhere. It measures and
 * splits, and refuses to draw.
 */
export function countingCompiler(emMm = 3): Compiler {
  const perLine = (width: number) => Math.max(1, Math.floor(width / emMm))
  const refuse = () => {
    throw new Error('the counting compiler does not draw')
  }
  return {
    countLines: (_, wants) => wants.map(w => Math.max(1, Math.ceil(lengthOf(w.runs) / perLine(w.width)))),
    naturalWidths: (_, wants) => wants.map(w => lengthOf(w.runs) * emMm),
    split: (_, wants) =>
      wants.map(({ units, parts, width }) => {
        let from = 0
        return parts.map(lines => {
          let room = lines * perLine(width)
          for (const unit of units.slice(from)) {
            room -= lengthOf(unit)
            if (room < 0) break
            from += 1
          }
          return from
        })
      }),
    pdf: refuse,
    svg: refuse,
    forget() {},
  }
}

function lengthOf(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, run) => sum + [...(typeof run === 'string' ? run.replaceAll('\n', '') : run.emoji)].length,
    0,
  )
}
