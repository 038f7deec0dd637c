/** The path in one form (no `.`, no empty step, no `/` at the end), or undefined where it could lead out of the archive. */
export function safePath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\\') || path.includes('\0') || /^[A-Za-z]:/.test(path))
    return undefined
  const steps = path.split('/')
  if (steps.includes('..')) return undefined
  const plain = steps.filter(step => step !== '' && step !== '.').join('/')
  return plain === '' ? undefined : plain
}

/** What operating systems leave beside the files of a person. */
export function isJunk(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return path.split('/').includes('__MACOSX') || name.startsWith('._') || junkNames.has(name.toLowerCase())
}

const junkNames = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])
