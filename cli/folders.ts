import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Where what can be made again is kept: the user's cache folder, or a temporary one where there is none to write to. */
export function cacheFolder(): string {
  const wished = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  for (const folder of [join(wished, 'daybound'), join(tmpdir(), `daybound-${userInfo().uid}`)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      accessSync(folder, constants.W_OK)
      return folder
    } catch {
      // a home that cannot be written to is usual for service users; the next folder is tried
    }
  }
  throw new Error('no folder to keep derived files in')
}

/** The folder that the person stands in; npm itself runs scripts from the project's. */
export function workingFolder(): string {
  return process.env.INIT_CWD ?? process.cwd()
}
