import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Whether a folder can be made there, or is there. */
export async function canHold(out: string): Promise<boolean> {
  try {
    await mkdir(out, { recursive: true })
    return (await stat(out)).isDirectory()
  } catch {
    return false
  }
}

/** A folder beside the wanted one: files are finished there and then moved, so that no run leaves half a book. */
export async function makeBeside(out: string): Promise<string> {
  const beside = await mkdtemp(join(dirname(out), `.${basename(out)}-`))
  process.once('exit', () => rmSync(beside, { recursive: true, force: true }))
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    process.once(signal, () => process.exit(128 + number))
  }
  return beside
}

/** Moves every finished file to where it was wanted; a file of an earlier run is replaced at once. */
export async function moveInto(from: string, out: string): Promise<void> {
  for (const name of await readdir(from)) await rename(join(from, name), join(out, name))
}
