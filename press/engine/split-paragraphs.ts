import type { WantSplit } from './compiler.ts'
import { type Measure, styleKey } from './count-lines.ts'
import { foreseeParts } from './foresee-parts.ts'
import { rememberAnswers } from './remember-answers.ts'

/** Unit index where each part of each paragraph ends. */
export function splitParagraphs({ compiler, styles }: Measure, wants: readonly WantSplit[]): number[][] {
  return remembered(
    compiler,
    wants,
    ({ style, ...want }) => styleKey(styles, style) + JSON.stringify(want),
    fresh =>
      compiler.split(
        styles,
        fresh.map(want => ({ ...want, foreseen: foreseeParts(styles, want) })),
      ),
  )
}

const remembered = rememberAnswers<WantSplit, number[]>(5_000)
