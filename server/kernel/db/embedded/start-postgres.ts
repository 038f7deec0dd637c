import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { chooseOwner } from './choose-owner.ts'
import { type ClusterState, clusterState } from './cluster-state.ts'
import { createCluster, databaseName } from './create-cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { type ClusterPlace, placeCluster, systemFolder } from './place-cluster.ts'
import { isUnburied, orphansOf, runningPostmaster } from './running-postmaster.ts'

export interface EmbeddedPostgres {
  /** The same at every start of a folder, so that pools find the server again. */
  url: string
  pid: number
  /** Ends statements and writes everything down; at once after a signal, or when it has stopped already. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of a folder, or takes over the one that a killed parent left running there. The server lives on when this
 * process dies. `lasting: false` trades safety on a crash of the machine for speed: for tests only.
 */
export async function startPostgres({
  folder,
  lasting = true,
  binaries,
}: {
  folder: string
  lasting?: boolean
  /** Another PostgreSQL than the one that npm brought. */
  binaries?: string
}): Promise<EmbeddedPostgres> {
  const place = placeCluster(folder, chooseOwner)
  const pid = (await answering(place)) ?? (await start(place, lasting, binaries))
  await makeDatabase(place)
  return { url: urlOf(place, databaseName), pid, stop: () => stop(place, pid) }
}

/** The address of the PostgreSQL that another process runs in a folder, if one answers there. */
export async function findPostgres({ folder }: { folder: string }): Promise<string | undefined> {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return undefined
  const place = placeCluster(folder, chooseOwner)
  return (await answering(place)) === undefined ? undefined : urlOf(place, databaseName)
}

/** Ends the one that a killed process left running in a folder, whether it answers or not: its data are not needed any more. */
export async function endPostgres({ folder }: { folder: string }): Promise<void> {
  const data = join(folder, 'data')
  const pid = existsSync(data) ? runningPostmaster(data)?.pid : undefined
  if (pid !== undefined) endNow(pid)
  while (existsSync(data) && (runningPostmaster(data) !== undefined || orphansOf(data).length > 0)) {
    for (const orphan of orphansOf(data)) endNow(orphan)
    await pause(lookEveryMs)
  }
}

/** How the data of a folder stand to the PostgreSQL that npm brought. */
export function stateOfCluster(folder: string): ClusterState {
  return clusterState(folder, () => findBinaries({ foreign: false, copies: folder }).postgres)
}

const readyWithinMs = 60_000
const lookEveryMs = 10
const buriedWithinMs = 3_000

function urlOf(place: ClusterPlace, database: string): string {
  return `postgresql://${databaseName}:${place.password}@localhost/${database}?host=${encodeURIComponent(place.sockets)}`
}

async function start(place: ClusterPlace, lasting: boolean, brought: string | undefined): Promise<number> {
  const foreign = place.owner !== undefined
  const copies = foreign ? systemFolder : place.home
  const binaries = findBinaries({ foreign, copies, ...(brought !== undefined && { brought }) })
  createCluster(place, binaries.initdb)
  for (const orphan of orphansOf(place.data)) endNow(orphan)
  while (orphansOf(place.data).length > 0) await pause(lookEveryMs)
  for (let waitedMs = 0; isUnburied(place.data); waitedMs += lookEveryMs) {
    // some containers have nobody who looks, ever
    if (waitedMs >= buriedWithinMs) rmSync(join(place.data, 'postmaster.pid'))
    await pause(lookEveryMs)
  }
  const starting = launch(binaries.postgres, place, lasting)
  // another start of the same folder may have been quicker: its server is as good
  const pid = await answering(place, starting)
  if (pid === undefined) throw new Error(`PostgreSQL did not start:\n${lastWords(place.log)}`)
  return pid
}

/** Waits while a server starts or stops; undefined when there is none and none is coming. */
async function answering(place: ClusterPlace, coming = () => false): Promise<number | undefined> {
  for (let waitedMs = 0; waitedMs < readyWithinMs; waitedMs += lookEveryMs) {
    const expected = coming()
    const server = runningPostmaster(place.data)
    if (server?.ready && (await answers(place))) return server.pid
    if (server === undefined && !expected) return undefined
    await pause(lookEveryMs)
  }
  throw new Error(`PostgreSQL does not answer:\n${lastWords(place.log)}`)
}

async function answers(place: ClusterPlace): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(place, 'postgres') })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function makeDatabase(place: ClusterPlace): Promise<void> {
  const client = new Client({ connectionString: urlOf(place, 'postgres') })
  await client.connect()
  const databases = await client.query('select from pg_database where datname = $1', [databaseName])
  // two starts at once may both find none; the second is told that it is there (42P04) and has what it wants
  if (databases.rowCount === 0)
    await client.query(`create database ${databaseName}`).catch(error => {
      if (error.code !== '42P04' && error.code !== '23505') throw error
    })
  await client.end()
}

/**
 * In a session of its own: Ctrl-C in a terminal must reach the parts that use it first. Gives a way to ask whether the process
 * is still there.
 */
function launch(postgres: string, place: ClusterPlace, lasting: boolean): () => boolean {
  const options = {
    listen_addresses: '',
    unix_socket_directories: place.sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    log_checkpoints: 'off',
    // no rows of people in the log
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(lasting ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const log = logFile(place.log)
  const child = spawn(
    postgres,
    ['-D', place.data, ...Object.entries(options).map(([k, v]) => `--${k}=${v}`)],
    {
      cwd: place.data,
      ...place.owner,
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH, ...keptMemory },
      stdio: ['ignore', log, log],
      detached: true,
    },
  )
  closeSync(log)
  child.unref()
  let there = true
  for (const end of ['exit', 'error']) child.once(end, () => (there = false))
  return () => there
}

/**
 * Bytes, of each connection, as mallopt(3) has them: what a statement has used is kept for the next. Given back each time, Linux clears every
 * page anew, which took a tenth of PostgreSQL's time while orders were placed.
 */
const keptMemory = {
  MALLOC_TRIM_THRESHOLD_: String(8 * 2 ** 20),
  MALLOC_TOP_PAD_: String(2 ** 20),
  MALLOC_MMAP_THRESHOLD_: String(2 ** 20),
}

async function stop(place: ClusterPlace, pid: number): Promise<void> {
  if (runningPostmaster(place.data)?.pid !== pid) return
  // SIGINT is PostgreSQL's fast shutdown: statements are ended, everything is written
  process.kill(pid, 'SIGINT')
  while (runningPostmaster(place.data)?.pid === pid) await pause(lookEveryMs)
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended by itself
  }
}

const keptLogBytes = 5_000_000

function logFile(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > keptLogBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function lastWords(log: string): string {
  return readFileSync(log, 'utf8').split('\n').slice(-12).join('\n')
}
