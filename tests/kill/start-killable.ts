import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '#server/kernel/db/embedded/start-postgres'
import { afterDeath } from '../after-death.ts'
import { freePort } from '../free-port.ts'
import { send, until } from './attempt.ts'
import { childrenOf, killNow, withVariable, workingIn } from './processes.ts'

export type Target = 'api' | 'worker' | 'both' | 'postgres' | 'backend' | 'supervisor' | 'everything'

export interface Killable {
  origin: string
  folder: string
  /** Gives how many processes died; 0 where the target is not there at the moment. */
  kill(target: Target): number
  /** Asks PostgreSQL, as soon as it answers. */
  rows<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>
  /** Calls for everything that is told of any book, over all deaths of PostgreSQL. */
  listen(onEvent: () => void): void
  /** Waits until all parts live and answer. */
  whole(): Promise<void>
  /** Ends all and gives what is left of it. */
  close(): Promise<{ left: string[] }>
}

/** The whole service in processes of its own, with a PostgreSQL and a folder of its own. */
export async function startKillable(): Promise<Killable> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-killed-'))
  // root's PostgreSQL runs under another user
  await chmod(folder, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const cluster = join(folder, 'postgres', 'data')
  const env = { ...process.env, DATA_FOLDER: folder, PORT: String(port), LOG_LEVEL: 'silent', LC_ALL: 'C' }
  let words = ''
  let closing = false
  let supervisor = launch()
  const release = afterDeath(killAllOf, `DATA_FOLDER=${folder}`, cluster)

  function launch() {
    const script = join(import.meta.dirname, 'serve-restarting.ts')
    const child = spawn(process.execPath, [script, '--services=postgres,api,worker,sandbox'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        words = (words + text).slice(-4000)
      })
    // killed alone, it leaves parts that end by themselves; they have the port until then
    child.once('exit', async () => {
      await until('the end of the parts', async () => (living().length === 0 ? true : undefined))
      if (!closing) supervisor = launch()
    })
    return child
  }

  const living = () => withVariable(`DATA_FOLDER=${folder}`)
  const part = (name: string) =>
    childrenOf(supervisor.pid ?? -1).filter(({ command }) => command.includes(`part.ts ${name}`))
  const postmaster = () => workingIn(cluster).filter(({ command }) => !command.startsWith('postgres: '))
  const backends = () => workingIn(cluster).filter(({ command }) => command.includes('[local]'))
  const found: Record<Target, () => { pid: number }[]> = {
    api: () => part('api'),
    worker: () => part('worker'),
    both: () => [...part('worker'), ...part('api')],
    postgres: postmaster,
    backend: () => backends().slice(-1),
    supervisor: () => [{ pid: supervisor.pid ?? -1 }],
    // the supervisor first: it shall not mend what dies after it
    everything: () => [{ pid: supervisor.pid ?? -1 }, ...part('worker'), ...part('api'), ...postmaster()],
  }
  // a worker ends with its PostgreSQL
  const endsWorker = new Set<Target>(['worker', 'both', 'postgres', 'backend', 'everything'])
  const least: Partial<Record<Target, number>> = { both: 2, everything: 4 }

  async function askPostgres<T>(ask: (client: pg.Client) => Promise<T>): Promise<T | undefined> {
    const url = await findPostgres({ folder: join(folder, 'postgres') }).catch(() => undefined)
    if (url === undefined) return undefined
    const client = new pg.Client({ connectionString: url, application_name: 'test' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await ask(client)
    } catch {
      return undefined
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /** What pg-boss does with a killed worker's jobs once it has missed its heartbeats, without the wait (work.test.ts has that). */
  const giveBackJobs = async (killedAt: Date) => {
    await killable.rows(
      "update jobs.job set state = 'retry', start_after = now() where state = 'active' and started_on < $1",
      [killedAt],
    )
    // killed from outside, as often as it comes: no job is set aside for that
    await killable.rows('update job_runs set tries = 1')
  }

  const killable: Killable = {
    origin,
    folder,
    kill(target) {
      const processes = found[target]()
      if (processes.length < (least[target] ?? 1)) return 0
      const killed = processes.filter(({ pid }) => killNow(pid)).length
      if (killed > 0 && endsWorker.has(target)) giveBackJobs(new Date()).catch(() => undefined)
      return killed
    },
    rows: (sql, values = []) =>
      until(sql, () => askPostgres(async client => (await client.query(sql, [...values])).rows)),
    listen(onEvent) {
      const listenOnce = () =>
        askPostgres(async client => {
          client.on('notification', onEvent)
          await client.query('listen daybound')
          await once(client, 'end')
        })
      until('the end of the test', async () => {
        await listenOnce()
        return closing || undefined
      }).catch(() => undefined)
    },
    async whole() {
      await until(`a whole service: ${words}`, async () => {
        const { status } = await send(`${origin}/health/ready`, { method: 'GET' })
        return status === 200 && part('worker').length > 0 ? true : undefined
      })
    },
    async close() {
      closing = true
      const ended = once(supervisor, 'exit')
      if (supervisor.kill('SIGTERM')) await ended
      const all = () => [...living(), ...workingIn(cluster)]
      const left = await until('the end of all processes', async () =>
        all().length === 0 ? [] : undefined,
      ).catch(() => all().map(({ command }) => command))
      for (const { pid } of all()) killNow(pid)
      release()
      await rm(folder, { recursive: true, force: true })
      return { left }
    },
  }
  await killable.whole()
  return killable
}

/** A run of tests that is killed leaves no service behind: shell, which ends all processes born with a variable or standing in a folder. */
const killAllOf = `for process in /proc/[0-9]*; do
  if tr "\\0" "\\n" <$process/environ | grep -qxF "$1" || [ "$(readlink $process/cwd)" = "$2" ]; then kill -9 \${process#/proc/}; fi
done 2>/dev/null`
