import { LRUCache } from 'lru-cache'
import type { Compiler } from '../engine/compiler.ts'
import type { Run } from '../page/display-list.ts'
import type { Area } from '../page/geometry.ts'
import type { Styles } from '../page/style.ts'
import type { BookWords, Locale } from '../text/book-words.ts'

/** What a typeset may know while it sets one month. */
export interface SetContext {
  month: string
  area: Area
  styles: Styles
  locale: Locale
  words: BookWords
  timeZone: string
  compiler: Compiler
  /** Characters that no font has, gathered while text is prepared. */
  missing: Set<string>
  /** px per mm at which a picture may not be enlarged any more: 240 ppi. */
  pxPerMm: number
}

/** Lines of each text at its width; what was measured before is remembered, so an edit measures one paragraph. */
export function countLines(
  { compiler, styles }: Pick<SetContext, 'compiler' | 'styles'>,
  wants: { style: string; lang: string; width: number; runs: Run[] }[],
): number[] {
  const remembered = countsOf(compiler)
  const keyed = wants.map(want => ({
    want,
    key: JSON.stringify([styles[want.style], want.lang, want.width, want.runs]),
  }))
  // the answer is read from here and never from the cache, which may forget anything at any time
  const counts = new Map(keyed.map(({ key }) => [key, remembered.get(key)]))
  const fresh = new Map(
    keyed.flatMap(({ key, want }) => (counts.get(key) === undefined ? [[key, want] as const] : [])),
  )
  const measured = compiler.countLines(styles, [...fresh.values()])
  for (const [i, key] of [...fresh.keys()].entries()) {
    counts.set(key, measured[i])
    remembered.set(key, measured[i])
  }
  return keyed.map(({ key }) => {
    const lines = counts.get(key)
    if (lines === undefined) throw new Error('the compiler measured fewer texts than it was asked for')
    return lines
  })
}

function countsOf(compiler: Compiler): LRUCache<string, number> {
  const counts = countsByCompiler.get(compiler) ?? new LRUCache<string, number>({ max: 100_000 })
  countsByCompiler.set(compiler, counts)
  return counts
}

const countsByCompiler = new WeakMap<Compiler, LRUCache<string, number>>()
