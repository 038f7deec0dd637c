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
  context: Pick<SetContext, 'compiler' | 'styles'>,
  wants: { style: string; lang: string; width: number; runs: Run[] }[],
): number[] {
  const keys = wants.map(w =>
    JSON.stringify([context.styles[w.style], w.lang, Math.round(w.width * 100), w.runs]),
  )
  const fresh = [...new Set(keys.keys())].filter(i => !measured.has(keys[i] ?? ''))
  const lines = context.compiler.countLines(
    context.styles,
    fresh.flatMap(i => wants[i] ?? []),
  )
  if (measured.size > 100_000) measured.clear()
  fresh.forEach((i, n) => {
    measured.set(keys[i] ?? '', lines[n] ?? 1)
  })
  return keys.map(key => measured.get(key) ?? lines[0] ?? 1)
}

const measured = new Map<string, number>()
