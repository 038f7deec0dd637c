import type { Styles } from '../page/style.ts'
import type { Compiler, WantLines } from './compiler.ts'
import { rememberAnswers } from './remember-answers.ts'

/** What measures words: a compiler, and the styles that they name. */
export interface Measure {
  compiler: Compiler
  styles: Styles
}

/** Lines of each text at its width. */
export function countLines({ compiler, styles }: Measure, wants: readonly WantLines[]): number[] {
  return remembered(compiler, wants, linesKey(styles), fresh => compiler.countLines(styles, fresh))
}

/** Equal for texts that are set alike. */
export function linesKey(styles: Styles): (want: WantLines) => string {
  return ({ style, lang, width, runs }) => JSON.stringify([styles[style], lang, width, runs])
}

const remembered = rememberAnswers<WantLines, number>(100_000)
