import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether its command is on this machine; it is no dependency of ours, for its licence (AGPL). */
export function vivliostyle(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.some(folder => existsSync(join(folder, 'vivliostyle')))
  return found ? 'installed, not run' : 'not installed'
}
