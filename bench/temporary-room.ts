import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for the length of some work; gone afterwards, whatever happens. */
export async function inTemporaryRoom<T>(work: (room: string) => Promise<T>): Promise<T> {
  const room = await mkdtemp(join(tmpdir(), 'daybound-bench-'))
  try {
    return await work(room)
  } finally {
    await rm(room, { recursive: true, force: true })
  }
}
