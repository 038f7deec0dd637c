import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How the data of a folder stand to the PostgreSQL that would run them. `moving`: they were written anew for it, and are not all in their
 * place yet (server/backup/upgrade-cluster.ts): what is missing must not be made empty.
 */
export type ClusterState =
  | { kind: 'absent' | 'current' | 'moving' }
  | { kind: 'older' | 'newer'; major: number; needed: number }

export function clusterState(folder: string, postgres: () => string): ClusterState {
  if (!existsSync(folder)) return { kind: 'absent' }
  const home = realpathSync(folder)
  if (existsSync(join(home, movedMark))) return { kind: 'moving' }
  const version = join(home, 'data', 'PG_VERSION')
  if (!existsSync(version)) return { kind: 'absent' }
  const major = Number.parseInt(readFileSync(version, 'utf8'), 10)
  const needed = majorOf(postgres())
  if (major === needed) return { kind: 'current' }
  return { kind: major < needed ? 'older' : 'newer', major, needed }
}

/** Below the home of a cluster: where it is written anew, and what says that this is done and compared. */
export const upgradeFolder = 'upgrade'
export const movedMark = join(upgradeFolder, 'compared')

/** Which major version a program is; it says so to root too. */
export function majorOf(postgres: string): number {
  const { stdout, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = / (\d+)/.exec(stdout ?? '')?.[1]
  if (major === undefined)
    throw new Error(`${postgres} does not say its version: ${error?.message ?? stdout}`)
  return Number(major)
}
