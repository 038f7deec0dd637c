import { spawnSync } from 'node:child_process'

/** Its version where it is installed; it is no dependency of ours, for its licence (AGPL). */
export function vivliostyle(): string {
  const asked = spawnSync('npx', ['--no-install', 'vivliostyle', '--version'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  return asked.status === 0 ? `installed (${asked.stdout.trim().split('\n')[0]}), not run` : 'not installed'
}
