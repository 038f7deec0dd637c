import { LRUCache } from 'lru-cache'
import type { Styles } from '../page/style.ts'
import type { Compiler, WantLines } from './compiler.ts'

/** What measures words: a compiler, and the styles that they name. */
export interface Measure {
  compiler: Compiler
  styles: Styles
}

/** Lines of each text at its width; what was measured before is remembered, so an edit measures one paragraph. */
export function countLines({ compiler, styles }: Measure, wants: WantLines[]): number[] {
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
