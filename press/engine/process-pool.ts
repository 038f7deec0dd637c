import { type ChildProcess, fork } from 'node:child_process'
import type { Answer, JobTypes, Request } from './protocol.ts'

/** The process that did a job died over it: the input is to blame, or the engine is. */
export class EngineCrash extends Error {}

export interface ProcessPool<Jobs extends JobTypes> {
  /** Most processes at a time. */
  workers: number
  run<Name extends keyof Jobs>(job: Name, input: Jobs[Name]['input']): Promise<Jobs[Name]['output']>
  /**
   * Starts all processes that are not there yet, and from now on each that has to be replaced, before a job needs it:
   * it takes half a second for that. Answers when they are ready.
   */
  keepReady(): Promise<void>
  /** Memory of all processes, in bytes, as they last told. */
  memory(): number
  close(): Promise<void>
}

export interface PoolOptions<Jobs extends JobTypes> {
  /** Path of what each process runs: it answers every `Request` with an `Answer`. */
  script: string
  workers: number
  /** The job that goes before all others that wait. */
  urgent: keyof Jobs
  /** Done first by a process that is kept ready. */
  warmUp: Omit<Request<Jobs>, 'id'>
}

/** Jobs in child processes; one that grew too large is replaced, and so is one that died (facts, print 2). */
export function startPool<Jobs extends JobTypes>(options: PoolOptions<Jobs>): ProcessPool<Jobs> {
  const { script, workers, urgent, warmUp } = options
  const queue: Job<Jobs>[] = []
  const processes: PoolProcess<Jobs>[] = []
  let isClosed = false
  let isKeptReady = false
  let nextId = 1

  const assignJobs = () => {
    for (;;) {
      const job = queue.find(({ name }) => name === urgent) ?? queue[0]
      if (!job) return
      const idle =
        processes.find(({ current }) => !current) ?? (processes.length < workers ? spawn() : undefined)
      if (!idle) return
      queue.splice(queue.indexOf(job), 1)
      send(idle, job)
    }
  }
  const spawn = (): PoolProcess<Jobs> => {
    const child = fork(script, { serialization: 'advanced', execArgv: ['--expose-gc'] })
    const spawned: PoolProcess<Jobs> = { child, memory: 0 }
    child.on('message', (answer: Answer<Jobs>) => settle(spawned, answer))
    child.on('exit', () => remove(spawned))
    // a job that could not be handed over, since the child had just died
    child.on('error', () => remove(spawned))
    processes.push(spawned)
    return spawned
  }
  const send = (target: PoolProcess<Jobs>, job: Job<Jobs>) => {
    target.current = job
    const request: Request<Jobs> = { id: nextId++, job: job.name, input: job.input }
    target.child.send(request)
  }
  const settle = (source: PoolProcess<Jobs>, answer: Answer<Jobs>) => {
    const { current } = source
    delete source.current
    source.memory = answer.memory
    if (answer.memory > mostMemory) retire(source)
    if ('error' in answer) current?.reject(new Error(answer.error))
    else current?.resolve(answer.output)
    assignJobs()
  }
  const remove = (dead: PoolProcess<Jobs>) => {
    const at = processes.indexOf(dead)
    if (at >= 0) processes.splice(at, 1)
    dead.current?.reject(new EngineCrash(`a child of the engine died at ${String(dead.current.name)}`))
    if (!isClosed) assignJobs()
  }
  const retire = (large: PoolProcess<Jobs>) => {
    processes.splice(processes.indexOf(large), 1)
    large.child.disconnect()
    if (isKeptReady) void spawnAll()
  }
  const spawnAll = async () => {
    const started: Promise<void>[] = []
    while (!isClosed && processes.length < workers)
      started.push(
        // a process that could not do it takes its next job as any other
        new Promise(done =>
          send(spawn(), {
            name: warmUp.job,
            input: warmUp.input,
            resolve: () => done(),
            reject: () => done(),
          }),
        ),
      )
    await Promise.all(started)
  }

  return {
    workers,
    run: (name, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(new Error('the engine is closed'))
          return
        }
        // the answer has the type of its job (protocol)
        queue.push({ name, input, resolve: resolve as Job<Jobs>['resolve'], reject })
        assignJobs()
      }),
    keepReady() {
      isKeptReady = true
      return spawnAll()
    },
    memory: () => processes.reduce((sum, { memory }) => sum + memory, 0),
    async close() {
      isClosed = true
      await Promise.all(
        processes.map(
          ({ child }) =>
            new Promise<void>(done => {
              child.once('exit', () => done())
              if (child.connected) child.disconnect()
            }),
        ),
      )
    },
  }
}

interface Job<Jobs extends JobTypes> {
  name: keyof Jobs
  input: Jobs[keyof Jobs]['input']
  resolve(output: Jobs[keyof Jobs]['output']): void
  reject(error: Error): void
}

interface PoolProcess<Jobs extends JobTypes> {
  child: ChildProcess
  memory: number
  current?: Job<Jobs>
}

const mostMemory = 400_000_000
