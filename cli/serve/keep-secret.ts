import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface SecretRefused {
  refused: 'bad-secret'
  file: string
  why: 'empty' | 'short' | 'unreadable'
}

/** The random secret of a data folder: made once, closed to others. One that was lost is not made up for: it would be another. */
export function keepSecret(dataFolder: string): string | SecretRefused {
  const file = join(dataFolder, 'secret')
  try {
    const secret = (readIfThere(file) ?? makeSecret(dataFolder, file)).trim()
    if (secret.length >= shortest) return secret
    return { refused: 'bad-secret', file, why: secret === '' ? 'empty' : 'short' }
  } catch {
    return { refused: 'bad-secret', file, why: 'unreadable' }
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whole on the disk before it has its name, so that neither a killed start nor a power cut leaves half a secret. */
function makeSecret(dataFolder: string, file: string): string {
  const unfinished = `${file}-${process.pid}`
  const secret = randomBytes(32).toString('base64url')
  const writing = openSync(unfinished, 'w', 0o600)
  writeSync(writing, secret)
  fsyncSync(writing)
  closeSync(writing)
  try {
    // unlike a rename, this replaces none that another start has just made
    linkSync(unfinished, file)
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(unfinished)
  }
  const folder = openSync(dataFolder, 'r')
  fsyncSync(folder)
  closeSync(folder)
  return readFileSync(file, 'utf8')
}

/** As SECRET has to be. */
const shortest = 32
