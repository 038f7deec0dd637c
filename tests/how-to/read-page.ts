/** A change that a page tells its reader to make: parts of a file that stand there, with new lines among them; or a whole new file. */
export type PageChange =
  | { path: string; hunks: { before: string; after: string }[] }
  | { path: string; whole: string }

/**
 * The changes of a how-to page in their order. A `diff` block begins with `--- PATH` and has hunks between lines of `@@`; the block
 * after a line that ends with "`PATH` (new):" is a new file.
 */
export function readPage(text: string): PageChange[] {
  const blocks = text.matchAll(/(?:`([\w./-]+)` \(new\):\n\n)?^( *)```(\w+)\n(.*?)^\2```$/gms)
  return [...blocks].flatMap(([, newPath, indent = '', language, body = '']): PageChange[] => {
    const lines = body.split('\n').map(line => line.slice(indent.length))
    if (newPath !== undefined) return [{ path: newPath, whole: lines.join('\n') }]
    if (language !== 'diff') return []
    const [head = '', ...rest] = lines
    const path = /^--- (\S+)$/.exec(head)?.[1]
    if (path === undefined) throw new Error(`a diff begins with its file, not with: ${head}`)
    return [{ path, hunks: rest.join('\n').replace(/\n$/, '').split('\n@@\n').map(readHunk) }]
  })
}

function readHunk(text: string): { before: string; after: string } {
  const lines = text.split('\n')
  const side = (other: '+' | '-') => lines.filter(line => !line.startsWith(other)).map(line => line.slice(1))
  return { before: side('+').join('\n'), after: side('-').join('\n') }
}

/** Every path of the repository that a page names in backquotes. */
export function pathsNamed(text: string): string[] {
  return [...new Set([...text.matchAll(/`([a-z][\w-]*(?:\/[\w.:<>-]+)+\/?)`/g)].map(match => match[1] ?? ''))]
}
