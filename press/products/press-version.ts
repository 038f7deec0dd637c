import { createHash } from 'node:crypto'
import { type PressParts, pressParts } from './press-parts.ts'

/** Changes whenever anything changes that pages are made by, and with nothing else (`pressParts`). */
export function pressVersion(): string {
  version ??= versionOf(pressParts())
  return version
}

let version: string | undefined

export function versionOf({ files, packages }: PressParts): string {
  // Node brings the names of days and months, and the compression of the files
  const hash = createHash('sha256').update(process.version)
  for (const [path, bytes] of files) hash.update(path).update(bytes)
  return hash.update(JSON.stringify(packages)).digest('hex')
}
