import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processLives } from '../../../process-lives.ts'
import type { ClusterPlace } from './place-cluster.ts'

/** The user and the database inside PostgreSQL. */
export const databaseName = 'daybound'

/**
 * Makes the data folder where there is none yet: beside its place and then moved, so that a start that was killed half-way
 * leaves nothing that looks whole. Letters compare by Unicode without depending on the machine's locales.
 */
export function createCluster(place: ClusterPlace, initdb: string): void {
  if (existsSync(place.data)) return
  const unfinished = join(place.home, `unfinished-${process.pid}`)
  const passwordFile = join(unfinished, 'password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (place.owner !== undefined)
    for (const path of [unfinished, passwordFile]) chownSync(path, place.owner.uid, place.owner.gid)
  run(initdb, place, unfinished, passwordFile)
  try {
    renameSync(join(unfinished, 'data'), place.data)
  } catch (error) {
    // two starts at once: the quicker one has made it
    if (!existsSync(place.data)) throw error
  }
  for (const leftover of readdirSync(place.home).filter(name => name.startsWith('unfinished-')))
    if (leftover === `unfinished-${process.pid}` || !processLives(Number(leftover.split('-')[1])))
      rmSync(join(place.home, leftover), { recursive: true, force: true })
}

function run(initdb: string, place: ClusterPlace, unfinished: string, passwordFile: string): void {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${databaseName}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const data = ['-D', join(unfinished, 'data'), '--no-instructions', '--set=timezone=UTC']
  const made = spawnSync(initdb, [...data, ...locale, ...access], {
    cwd: unfinished,
    ...place.owner,
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}
