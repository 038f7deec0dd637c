import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const notCopied = new Set(['node_modules', 'out', '.cache', '.git'])

export interface Tree {
  folder: string
  write(files: ReadonlyMap<string, string>): void
  /** What a tool of the project prints about the tree; empty where it has nothing against it. */
  complaints(program: string, args: readonly string[]): string
  remove(): void
}

/** The whole project once more in a folder that one may change, with the same packages. */
export function copyTree(): Tree {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-how-to-'))
  cpSync(root, folder, { recursive: true, filter: from => from === root || !notCopied.has(basename(from)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    write(files) {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
    },
    complaints(program, args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(folder, 'node_modules', program), ...args],
        // also where this is the deep run, the tests of the copy are the usual ones
        { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', DAYBOUND_TESTS: undefined } },
      )
      return status === 0 ? '' : `${stdout}${stderr}`
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
