import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterDeath } from './after-death.ts'

/**
 * What a run writes lies in memory, where there is room for it: tests make and drop databases by the hundred, and nothing of
 * them lasts. Files of a disk take the kernel twice the time.
 */
export default function setup(): () => void {
  const { TMPDIR } = process.env
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'daybound-run-'))
  // root's PostgreSQL runs under another user
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  const release = afterDeath('sleep 2; rm -rf "$1"', folder)
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true, force: true })
    release()
  }
}

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Bytes; a run takes about a tenth. */
const enough = 10e9

function hasRoom(folder: string): boolean {
  if (process.platform !== 'linux' || freemem() < enough) return false
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > enough
  } catch {
    return false
  }
}
