import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the length of some work; gone afterwards, whatever happens. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-bench-'))
  try {
    return await work(folder)
  } finally {
    // a process that was told to end may still put what it compiled there, while the folder is emptied
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
