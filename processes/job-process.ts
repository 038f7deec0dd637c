import { fork } from 'node:child_process'
import { once } from 'node:events'
import { deserialize } from 'node:v8'
import { childEnvironment } from './child-environment.ts'
import { type Limit, LimitReached, type Limits, ProcessDied, type Spent } from './limits.ts'
import type { FromChild, Rested, ToChild } from './protocol.ts'
import { watchJob } from './watch-job.ts'

/** A job as a process takes it; `input`, `part` and `output` are serialized by V8 on their way. */
export interface Job {
  name: string
  input: Uint8Array
  limits: Limits
  /** The same for jobs that share what a process remembers. */
  affinity?: string | undefined
  signal?: AbortSignal | undefined
  onPart?: ((part: unknown) => unknown) | undefined
  resolve(output: unknown): void
  reject(error: unknown): void
}

/** A child process that does one job at a time, each within its limits. */
export interface JobProcess {
  /** 0 where it could not be started. */
  pid: number
  isBusy(): boolean
  /** It has answered and lets go of what its job left behind; what it is given meanwhile it does next. */
  isResting(): boolean
  /** Resident, in bytes, as it told then. */
  memory(): number
  begin(job: Job): void
  /** Lets one that is idle end by itself, and kills one that is not, or does not. */
  end(): Promise<void>
}

export interface JobProcessOptions {
  script: string
  execArgv: readonly string[]
  /** A job is over, and its process is free. */
  onIdle(): void
  /** The process is gone; its job was rejected. */
  onGone(): void
}

export function startJobProcess({ script, execArgv, onIdle, onGone }: JobProcessOptions): JobProcess {
  const child = fork(script, [String(process.pid)], {
    serialization: 'advanced',
    execArgv: [...execArgv],
    env: childEnvironment(process.env),
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const pid = child.pid ?? 0
  let isReady = false
  let isGone = false
  const starting = setTimeout(() => child.kill('SIGKILL'), mostStartMs).unref()
  let memory = 0
  let lastWords = ''
  let nextId = 1
  let current: Current | undefined
  let answering: Promise<void> = Promise.resolve()
  let isResting = false

  child.on('message', (message: FromChild) => {
    if ('ready' in message) {
      isReady = true
      clearTimeout(starting)
      if (current) handOver(current)
    } else if ('memory' in message) void answering.then(() => rested(message))
    else if (current?.id === message.id) hear(current, message)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    lastWords = (lastWords + chunk.toString('latin1')).slice(-8000)
  })
  // `close` would say so as well, but does not come where the channel was closed from here
  const ended = Promise.all([once(child, 'exit'), child.stderr && once(child.stderr, 'close')])
  void ended.catch(() => undefined).then(() => gone())
  // a job could not be handed over since it had just died
  child.on('error', () => child.kill('SIGKILL'))

  const handOver = (taken: Current) => {
    const { id, job } = taken
    taken.stopWatching = watchJob(pid, job.limits, (limit, spent) => kill(taken, limit, spent))
    post({ id, job: job.name, input: job.input, outputBytes: job.limits.outputBytes })
  }
  const hear = (running: Current, message: Exclude<FromChild, { ready: true } | Rested>) => {
    if ('tooLarge' in message) return kill(running, 'output')
    if ('part' in message) return takePart(running, message.part)
    // what it gave on the way is taken in before
    answering = running.parts.then(() => {
      if (current !== running || running.failure !== undefined) return
      release(running)
      isResting = true
      if ('error' in message) running.job.reject(new Error(message.error))
      else running.job.resolve(deserialize(message.output))
    })
  }
  const rested = (message: Rested) => {
    memory = message.memory
    isResting = false
    if (!current) onIdle()
  }
  const takePart = (running: Current, part: Uint8Array) => {
    running.parts = running.parts.then(async () => {
      if (running.failure !== undefined) return
      try {
        await running.job.onPart?.(deserialize(part))
        post({ id: running.id, taken: part.length })
      } catch (error) {
        stop(running, error)
      }
    })
  }
  const kill = (failing: Current, limit: Limit, spent?: Spent) =>
    stop(failing, new LimitReached(limit, failing.job.name, spent))
  const stop = (failing: Current, failure: unknown) => {
    failing.failure ??= failure
    child.kill('SIGKILL')
  }
  const release = (done: Current) => {
    done.stopWatching()
    done.job.signal?.removeEventListener('abort', done.abort)
    current = undefined
  }
  const gone = () => {
    if (isGone) return
    isGone = true
    clearTimeout(starting)
    const dead = current
    if (dead) {
      release(dead)
      dead.job.reject(dead.failure ?? causeOfDeath(dead.job.name, lastWords))
    }
    onGone()
  }
  const post = (message: ToChild) => {
    if (child.connected) child.send(message)
  }

  return {
    pid,
    isBusy: () => current !== undefined,
    isResting: () => isResting,
    memory: () => memory,
    begin(job) {
      const taken: Current = {
        id: nextId++,
        job,
        parts: Promise.resolve(),
        stopWatching() {},
        abort: () => stop(taken, job.signal?.reason),
      }
      current = taken
      job.signal?.addEventListener('abort', taken.abort)
      if (isReady) handOver(taken)
    },
    async end() {
      if (current || !isReady) child.kill('SIGKILL')
      else if (child.connected) child.disconnect()
      // Node that exits while a thread of it begins may wait for that for ever
      const patience = setTimeout(() => child.kill('SIGKILL'), mostEndMs)
      await ended.catch(() => undefined)
      clearTimeout(patience)
    },
  }
}

interface Current {
  id: number
  job: Job
  /** All that it gave on its way, taken in one after another. */
  parts: Promise<void>
  /** Why its process was killed. */
  failure?: unknown
  stopWatching(): void
  abort(): void
}

/** V8 ends a process whose heap is full, and says so. */
function causeOfDeath(job: string, lastWords: string): Error {
  return /heap out of memory|Reached heap limit/.test(lastWords)
    ? new LimitReached('memory', job)
    : new ProcessDied(`a process died at ${job}`)
}

/** A process takes a quarter of a second to start; one that hangs there would hold its job for ever. */
const mostStartMs = 60_000
/** An idle one has nothing to do but to keep what it compiled. */
const mostEndMs = 2_000
