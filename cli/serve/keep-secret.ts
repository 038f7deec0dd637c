import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The random secret of a data folder: made once, closed to others. */
export function keepSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret')
  if (!existsSync(file)) {
    // written beside and moved, so that a start that is killed leaves no half secret
    const unfinished = `${file}-${process.pid}`
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(unfinished, file)
  }
  return readFileSync(file, 'utf8').trim()
}
