import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../../deps.ts'
import { derivedFolder } from '../../../scratch.ts'
import { filesRemoved } from '../topics.ts'
import { derivedOf } from './sweep-files.ts'

/** Drops what this process and this machine hold of files that were removed. Gives what ends it. */
export function heedRemovedFiles({ hub, files, settings, log }: Deps): () => void {
  return hub.subscribe(filesRemoved, 'all', removed => {
    const pictures: string[] = []
    for (const { kind, key } of removed.files) {
      if (kind === 'files') pictures.push(key)
      else if (kind !== 'images') files.forget?.(kind, key)
    }
    for (const picture of pictures.flatMap(derivedOf)) files.forget?.('pictures', picture)
    removeDerived(derivedFolder(settings), new Set(pictures)).catch(error =>
      log.error({ err: error }, 'photos of a book that was deleted were not removed'),
    )
  })
}

/** Photos that were made smaller for books: named for their originals (press/photos/derive-photos.ts). */
async function removeDerived(folder: string, pictures: ReadonlySet<string>): Promise<void> {
  if (pictures.size === 0) return
  for (const name of await readdir(folder).catch(() => []))
    if (pictures.has(name.slice(0, 64))) await rm(join(folder, name), { force: true })
}
