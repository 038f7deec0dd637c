import type { PageChange } from './read-page.ts'

/** The files as the pages leave them, by path. `read` gives a file as it is. Throws where what a page changes is not there, once. */
export function applyChanges(
  changes: readonly PageChange[],
  read: (path: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>()
  for (const change of changes) {
    const { path } = change
    const text = files.get(path) ?? read(path)
    if ('whole' in change) {
      if (text !== undefined) throw new Error(`${path} is to be new, and is there`)
      files.set(path, change.whole)
      continue
    }
    if (text === undefined) throw new Error(`${path} is to be changed, and is not there`)
    files.set(
      path,
      change.hunks.reduce((now, hunk) => replaceOnce(now, hunk, path), text),
    )
  }
  return files
}

function replaceOnce(
  text: string,
  { before, after }: { before: string; after: string },
  path: string,
): string {
  const parts = `\n${text}`.split(`\n${before}\n`)
  if (parts.length !== 2) throw new Error(`${path} holds ${parts.length - 1} times:\n${before}`)
  return parts.join(`\n${after}\n`).slice(1)
}
