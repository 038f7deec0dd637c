import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether its command is on this machine; it is no dependency of ours, for its licence (AGPL). */
export function vivliostyle(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isInstalled = folders.some(folder => existsSync(join(folder, 'vivliostyle')))
  return isInstalled ? 'installed, not run' : 'not installed'
}
