import { AsyncResource } from 'node:async_hooks'
import { serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { type Job, type JobProcess, startJobProcess } from './job-process.ts'
import type { Limits } from './limits.ts'
import { memoryShare } from './memory-share.ts'
import type { JobTypes, PartOf } from './protocol.ts'

export interface ProcessPool<Jobs extends JobTypes> {
  /** Most processes at a time. */
  workers: number
  /** Rejects with LimitReached where the job went over its limits, with ProcessDied where its process died otherwise. */
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]['input'],
    options?: RunOptions<PartOf<Jobs, Name>>,
  ): Promise<Jobs[Name]['output']>
  /**
   * Starts all processes that are not there yet, and while they are in use each that has to be replaced, before a job needs it:
   * it takes half a second for that. Answers when they are ready.
   */
  keepReady(): Promise<void>
  /** Its processes now. */
  usage(): Promise<PoolUsage>
  /** Jobs that wait or run are rejected. */
  close(): Promise<void>
}

export interface PoolUsage {
  processes: number
  /** Of all of them together, what they share with others divided among those; where the system cannot tell that, resident. */
  memoryBytes: number
}

export interface RunOptions<Part> {
  /** A job that waits is dropped, one that runs is killed; both reject with the reason of the signal. */
  signal?: AbortSignal
  /**
   * Takes what the job gives on its way, in order; the job waits while too much of it is not taken yet. It is called in the asynchronous
   * context in which the job was given in.
   */
  onPart?(part: Part): unknown
}

export interface PoolOptions<Jobs extends JobTypes> {
  /** Path of what each process runs: it calls `serveJobs`. */
  script: string
  workers: number
  /** What a job may cost; `inputBytes` is the size of its input. */
  limits(job: keyof Jobs & string, input: Jobs[keyof Jobs]['input'], inputBytes: number): Limits
  /** Most that JavaScript may hold in a process; default is V8's own. */
  heapBytes?: number
  /** A process that has grown to this size is replaced after its job; default 400 MB. */
  replaceAtBytes?: number
  /** A process that has had nothing to do for so long, and was not asked to be kept ready, ends. */
  idleMs: number
  /** Asked where a job is given in: the signal of all work there, beside the job's own. */
  signalHere?(): AbortSignal | undefined
  /** The job that goes before all others that wait. */
  urgent?: keyof Jobs
  /** Jobs of the same are given to the process that did the last one, where it has nothing else to do: it remembers what they share. */
  affinity?(job: keyof Jobs & string, input: Jobs[keyof Jobs]['input']): string | undefined
  /** Done first by a process that is kept ready. */
  warmUp?: { job: keyof Jobs & string; input: Jobs[keyof Jobs]['input'] }
}

/** Jobs in child processes, each within limits; a process that grew too large, was killed or died is replaced. */
export function startPool<Jobs extends JobTypes>(options: PoolOptions<Jobs>): ProcessPool<Jobs> {
  const { script, workers, urgent, warmUp, idleMs, replaceAtBytes = 400_000_000 } = options
  const queue: Job[] = []
  const processes = new Set<JobProcess>()
  const idleTimers = new WeakMap<JobProcess, NodeJS.Timeout>()
  const lastOf = new LRUCache<string, JobProcess>({ max: mostRemembered })
  let isClosed = false
  let isKeptReady = false

  const assignJobs = () => {
    for (;;) {
      const job = queue.find(({ name }) => name === urgent) ?? queue[0]
      if (!job || isClosed) return
      const free = [...processes].filter(candidate => !candidate.isBusy())
      const last = job.affinity === undefined ? undefined : lastOf.get(job.affinity)
      // one that rests is waited for rather than joined by another; what it remembers of a job it does at once
      const idle =
        free.find(candidate => candidate === last) ??
        free.find(candidate => !candidate.isResting()) ??
        (free.length === 0 && processes.size < workers ? spawn() : undefined)
      if (!idle) return
      if (job.affinity !== undefined) lastOf.set(job.affinity, idle)
      queue.splice(queue.indexOf(job), 1)
      idle.begin(job)
    }
  }
  const spawn = (): JobProcess => {
    const spawned = startJobProcess({
      script,
      execArgv: execArgvOf(options),
      onIdle() {
        if (spawned.memory() > replaceAtBytes) retire(spawned)
        assignJobs()
        endOnceIdle(spawned)
      },
      onGone() {
        processes.delete(spawned)
        assignJobs()
      },
    })
    processes.add(spawned)
    endOnceIdle(spawned)
    return spawned
  }
  const endOnceIdle = (waiting: JobProcess) => {
    clearTimeout(idleTimers.get(waiting))
    const end = () => {
      // one that works is asked again when it has done so
      if (waiting.isBusy() || !processes.delete(waiting)) return
      if (processes.size === 0) isKeptReady = false
      void waiting.end()
    }
    idleTimers.set(waiting, setTimeout(end, idleMs).unref())
  }
  const retire = (large: JobProcess) => {
    processes.delete(large)
    void large.end()
    if (isKeptReady) void spawnAll()
  }
  const spawnAll = async () => {
    const started: Promise<unknown>[] = []
    while (!isClosed && processes.size < workers) {
      const spawned = spawn()
      if (!warmUp) continue
      const { job, input } = warmUp
      // a process that could not do it takes its next job as any other
      started.push(makeJob(job, input, {}, warmingUp => spawned.begin(warmingUp)).catch(() => undefined))
    }
    await Promise.all(started)
  }
  const makeJob = (
    name: keyof Jobs & string,
    value: Jobs[keyof Jobs]['input'],
    { signal, onPart }: RunOptions<never>,
    begin: (job: Job) => void,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const input = serialize(value)
      const limits = options.limits(name, value, input.length)
      const affinity = options.affinity?.(name, value)
      // reason: the parts have the type of their job (protocol)
      const takePart = onPart as Job['onPart']
      // a process tells of its parts where it was started: in the work of somebody else, which may have been given up since
      begin({
        name,
        input,
        limits,
        affinity,
        signal,
        onPart: takePart && AsyncResource.bind(takePart),
        resolve,
        reject,
      })
    })

  return {
    workers,
    async run(name, input, runOptions = {}) {
      const signals = [runOptions.signal, options.signalHere?.()].filter(each => each !== undefined)
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0]
      signal?.throwIfAborted()
      if (isClosed) throw new Error('the pool is closed')
      let drop = () => {}
      try {
        // reason: the parts have the type of their job (protocol)
        const all = { ...runOptions, ...(signal && { signal }) } as RunOptions<never>
        const output = await makeJob(name, input, all, job => {
          drop = () => {
            const at = queue.indexOf(job)
            if (at < 0) return
            queue.splice(at, 1)
            job.reject(signal?.reason)
          }
          signal?.addEventListener('abort', drop)
          queue.push(job)
          assignJobs()
        })
        return output as Jobs[typeof name]['output'] // reason: the answer has the type of its job (protocol)
      } finally {
        signal?.removeEventListener('abort', drop)
      }
    },
    keepReady() {
      isKeptReady = true
      for (const child of processes) endOnceIdle(child)
      return spawnAll()
    },
    async usage() {
      const shares = await Promise.all([...processes].map(({ pid }) => memoryShare(pid)))
      return { processes: shares.length, memoryBytes: shares.reduce((sum, bytes) => sum + bytes, 0) }
    },
    async close() {
      isClosed = true
      for (const job of queue.splice(0)) job.reject(new Error('the pool is closed'))
      await Promise.all([...processes].map(child => child.end()))
    },
  }
}

/** Jobs of as many kinds as a process may remember anything of. */
const mostRemembered = 1000

function execArgvOf<Jobs extends JobTypes>({ heapBytes }: PoolOptions<Jobs>): string[] {
  const heap = heapBytes === undefined ? [] : [`--max-old-space-size=${Math.ceil(heapBytes / 2 ** 20)}`]
  // V8's own bound lets what is short-lived grow a child by 100 MB (decision 0059)
  return ['--expose-gc', '--max-semi-space-size=16', ...heap]
}
