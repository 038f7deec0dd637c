/** The path in one form (no `.`, no empty step, no `/` at the end), or undefined where it could lead out of the archive. */
export function safePath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\\') || path.includes('\0') || /^[A-Za-z]:/.test(path))
    return undefined
  if (!/(?:^|\/)\.{0,2}(?:\/|$)/.test(path)) return path // as nearly all are: made of no other steps than names
  const steps = path.split('/')
  if (steps.includes('..')) return undefined
  const plain = steps.filter(step => step !== '' && step !== '.').join('/')
  return plain === '' ? undefined : plain
}

/** The last one or two steps of a path. */
export function lastSteps(path: string, count: 1 | 2): string {
  const last = path.lastIndexOf('/')
  const start = count === 1 || last <= 0 ? last : path.lastIndexOf('/', last - 1)
  return path.slice(start + 1)
}

/** What operating systems leave beside the files of a person. */
export function isJunk(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.split('/').includes('__MACOSX') || name.startsWith('._') || junkNames.has(name.toLowerCase())
}

const junkNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])
