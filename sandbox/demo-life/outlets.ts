import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import yazl from 'yazl'

/** Somewhere to put the files of an archive, one after another. */
export interface Outlet {
  path: string
  put(path: string, bytes: Buffer): Promise<void>
  close(): Promise<void>
}

export function openFolder(dir: string): Outlet {
  return {
    path: dir,
    async put(path, bytes) {
      await mkdir(dirname(join(dir, path)), { recursive: true })
      await writeFile(join(dir, path), bytes)
    },
    close: () => Promise.resolve(),
  }
}

// Local fields on purpose: a ZIP stores wall-clock digits without a zone, and these are the same everywhere.
const MODIFIED = new Date(2024, 0, 2, 9, 30, 0)

/** A ZIP whose bytes depend on its files alone: texts are deflated, pictures stored. */
export function openZip(path: string): Outlet {
  const zip = new yazl.ZipFile()
  const out = createWriteStream(path)
  zip.outputStream.pipe(out)
  const done = finished(out)
  done.catch(() => undefined)
  return {
    path,
    async put(name, bytes) {
      zip.addBuffer(bytes, name, {
        mtime: MODIFIED,
        mode: 0o100644,
        compress: /\.(json|html)$/.test(name),
        forceDosTimestamp: true,
      })
      if (out.writableNeedDrain) await new Promise<void>(resolve => out.once('drain', () => resolve()))
    },
    async close() {
      zip.end()
      await done
    },
  }
}
