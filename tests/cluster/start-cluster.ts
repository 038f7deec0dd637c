import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.ts'
import { send, until } from '../kill/attempt.ts'
import { childrenOf, killNow } from '../kill/processes.ts'
import { type RoundRobinProxy, roundRobinProxy } from './round-robin-proxy.ts'

export interface LogLine {
  level: string
  msg: string
  [detail: string]: unknown
}

/** An API or a worker as on a machine of its own: with its folder, its start command and all that this starts. */
export interface Member {
  service: 'api' | 'worker'
  origin: string
  /** All that it logged, over all its lives. */
  lines: LogLine[]
  /** It dies at once with all its processes. */
  kill(): Promise<void>
  /** Gives when it is there again. */
  start(): Promise<void>
}

export interface Cluster {
  /** Of the proxy before the servers. */
  origin: string
  apis: readonly [Member, Member, Member]
  workers: readonly [Member, Member, Member]
  close(): Promise<void>
}

/** Three servers and three workers, started together, with a proxy before the servers. */
export async function startCluster(environment: Record<string, string>): Promise<Cluster> {
  const proxyPort = await freePort()
  const origin = `http://localhost:${proxyPort}`
  const shared = { ...environment, PUBLIC_ORIGIN: origin, TRUSTED_PROXIES: 'loopback' }
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    await Promise.all(closers.splice(0).map(closer => closer()))
  }
  const start = async (service: Member['service']) => {
    const { member, ready, stop } = await startMember(service, shared)
    closers.push(stop)
    return { member, ready }
  }
  const three = async (service: Member['service']) =>
    [await start(service), await start(service), await start(service)] as const
  try {
    const [apis, workers] = [await three('api'), await three('worker')]
    await Promise.all([...apis, ...workers].map(({ ready }) => ready))
    const proxy: RoundRobinProxy = await roundRobinProxy(
      proxyPort,
      apis.map(({ member }) => member.origin),
    )
    closers.push(proxy.close)
    return {
      origin,
      apis: [apis[0].member, apis[1].member, apis[2].member],
      workers: [workers[0].member, workers[1].member, workers[2].member],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startMember(service: Member['service'], environment: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), `daybound-${service}-`))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const lines: LogLine[] = []
  let child = launch()

  function launch(): ChildProcess {
    const command = join(import.meta.dirname, '..', '..', 'cli', 'serve.ts')
    const launched = spawn(process.execPath, [command, `--services=${service}`], {
      env: {
        ...process.env,
        ...environment,
        DATA_FOLDER: folder,
        [service === 'api' ? 'PORT' : 'WORKER_PORT']: String(port),
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'debug',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a group of its own, which can be killed as a whole
      detached: true,
    })
    for (const input of [launched.stdout, launched.stderr])
      createInterface({ input }).on('line', line => lines.push(readLine(line)))
    return launched
  }

  const answers = async () => (await send(`${origin}/health/ready`, { method: 'GET' })).status
  const isReady = () =>
    until(`the ${service} at ${origin}: ${JSON.stringify(lines.slice(-3))}`, async () => {
      if (child.exitCode !== null) throw new Error(`the ${service} ended: ${JSON.stringify(lines.slice(-3))}`)
      return (await answers()) === 200 ? true : undefined
    })

  async function kill(): Promise<void> {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const parts = childrenOf(child.pid)
    killNow(-child.pid)
    // a worker may be in a group of its own with what it started
    for (const { pid } of parts) killNow(-pid)
    await ended
    // the process that listened may end a moment after the one that started it
    await until('the end of all its processes', async () => ((await answers()) === 599 ? true : undefined))
  }

  const member: Member = {
    service,
    origin,
    lines,
    kill,
    async start() {
      child = launch()
      await isReady()
    },
  }
  return {
    member,
    ready: isReady(),
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line)
  } catch {
    // nobody should write anything else
    return { level: 'error', msg: line }
  }
}
