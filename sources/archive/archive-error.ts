/** A file inside an opened archive that cannot be given: known causes only, everything else is a surprise. */
export class ArchiveError extends Error {
  readonly code: 'no-such-file' | 'file-too-large' | 'broken-file'
  readonly path: string

  constructor(code: ArchiveError['code'], path: string, cause?: unknown) {
    super(`${code}: ${path}`, { cause })
    this.name = 'ArchiveError'
    this.code = code
    this.path = path
  }
}
