import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether a user with no rights of its own can go to this path: every folder above it may be passed through by others. */
export function reachable(path: string): boolean {
  for (let at = dirname(path); ; at = dirname(at)) {
    if (!passable(at)) return false
    if (at === dirname(at)) return true
  }
}

/** Whether others may read and enter this very folder or run this very file. */
export function openToOthers(path: string): boolean {
  return (statSync(path).mode & 0o005) === 0o005
}

/** A folder that is not there yet will be made passable. */
function passable(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats === undefined || (stats.mode & 0o001) !== 0
}
