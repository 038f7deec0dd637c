import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Import {
  /** The path from the root; a `#alias` is already resolved. */
  target: string
  /** `later`: by a call of `import()`, or as the address of a file to run, so not when the importing file is loaded. */
  when: 'loading' | 'later'
}

/** What a file of ours imports of ours, types included; packages are left out. */
export function readImports(file: string, text: string): Import[] {
  const { staticImports, staticExports } = parseSync(file, text).module
  const loading = [
    ...staticImports.map(statement => statement.moduleRequest.value),
    ...staticExports.flatMap(statement =>
      statement.entries.flatMap(entry => entry.moduleRequest?.value ?? []),
    ),
  ]
  return [
    ...resolveAll(loading, file).map(target => ({ target, when: 'loading' as const })),
    ...resolveAll(readLater(text), file).map(target => ({ target, when: 'later' as const })),
  ]
}

/** What a file names of what it imports when it is loaded, types left out; `*` for all. Packages keep their name. */
export function readNames(file: string, text: string): { target: string; name: string }[] {
  return parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const [target = moduleRequest.value] = resolveAll([moduleRequest.value], file)
    return entries.flatMap(({ importName, isType }) =>
      isType ? [] : { target, name: importName.name ?? '*' },
    )
  })
}

function readLater(text: string): string[] {
  const pattern = /\bimport\(\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g
  return [...text.matchAll(pattern)].flatMap(match => match[1] ?? match[2] ?? [])
}

function resolveAll(specifiers: readonly string[], file: string): string[] {
  return [...new Set(specifiers)].flatMap(specifier => {
    if (specifier.startsWith('#')) return `${specifier.slice(1)}.ts`
    return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : []
  })
}
