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
  return ({ style, lang, width, runs }) =>
    `${styleKey(styles, style)} ${lang} ${width} ${JSON.stringify(runs)}`
}

/** Equal for styles that are equal, and short: each text that is measured is remembered under it. */
export function styleKey(styles: Styles, name: string): string {
  const style = styles[name]
  if (style === undefined) return ''
  const known = keys.get(style)
  if (known !== undefined) return known
  const said = JSON.stringify(style)
  const key = keysOfEqual.get(said) ?? keysOfEqual.size.toString(36)
  keysOfEqual.set(said, key)
  keys.set(style, key)
  return key
}

// the styles of a typeset are the same objects as long as a process lives
const keys = new WeakMap<object, string>()
const keysOfEqual = new Map<string, string>()

const remembered = rememberAnswers<WantLines, number>(100_000)
