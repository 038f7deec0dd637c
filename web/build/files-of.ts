import type { Manifest } from 'vite'

/** CSS and scripts of entries of Vite's manifest, with all that they import, each once. Throws on an unknown entry. */
export function filesOf(
  manifest: Manifest,
  entries: readonly string[],
): { css: string[]; scripts: string[] } {
  const css = new Set<string>()
  const scripts = new Set<string>()
  const visited = new Set<string>()
  const take = (name: string): void => {
    if (visited.has(name)) return
    visited.add(name)
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    for (const imported of chunk.imports ?? []) take(imported)
    for (const file of chunk.css ?? []) css.add(file)
    scripts.add(chunk.file)
  }
  for (const entry of entries) take(entry)
  return { css: [...css], scripts: [...scripts] }
}
