import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Answer, JobName, Jobs } from './protocol.ts'
import { warmUp } from './warm-up.ts'

/** The child that did a job died over it: the input is to blame, or the engine is. */
export class EngineCrash extends Error {}

export interface Engine {
  workers: number
  run<J extends JobName>(job: J, input: Jobs[J]['input']): Promise<Jobs[J]['output']>
  /**
   * Starts all children that are not there yet, and from now on each that has to be replaced, before a job needs it:
   * a child takes half a second for it. Answers when they are ready.
   */
  keepReady(): Promise<void>
  /** Memory of all children, in bytes, as they last told. */
  memory(): number
  close(): Promise<void>
}

/**
 * Typst in child processes, as many as there are cores; a child that grew too large is replaced (facts, print 2).
 * `script` is what a child runs.
 */
export function startEngine(workers = Math.max(1, availableParallelism()), script = childPath): Engine {
  const waiting: Job[] = []
  const hands: Hand[] = []
  let closed = false
  let isKeptReady = false
  let next = 1

  const assign = () => {
    for (;;) {
      // somebody who types waits for a month; pages that are only looked at come after it
      const job = waiting.find(one => one.job === 'month') ?? waiting[0]
      const free = job && (hands.find(hand => !hand.job) ?? (hands.length < workers ? hire() : undefined))
      if (!free) return
      waiting.splice(waiting.indexOf(job), 1)
      give(free, job)
    }
  }
  const hire = (): Hand => {
    const child = fork(script, { serialization: 'advanced', execArgv: ['--expose-gc'] })
    const hand: Hand = { child, memory: 0 }
    child.on('message', (answer: Answer) => settle(hand, answer))
    child.on('exit', () => bury(hand))
    // a job that could not be handed over, since the child had just died
    child.on('error', () => bury(hand))
    hands.push(hand)
    return hand
  }
  const give = (hand: Hand, job: Job) => {
    hand.job = job
    hand.child.send({ id: next++, job: job.job, input: job.input })
  }
  const settle = (hand: Hand, answer: Answer) => {
    const { job } = hand
    delete hand.job
    hand.memory = answer.memory
    if (answer.memory > mostMemory) dismiss(hand)
    if ('error' in answer) job?.reject(new Error(answer.error))
    else job?.resolve(answer.output)
    assign()
  }
  const bury = (hand: Hand) => {
    const at = hands.indexOf(hand)
    if (at >= 0) hands.splice(at, 1)
    hand.job?.reject(new EngineCrash(`a child of the engine died at ${hand.job.job}`))
    if (!closed) assign()
  }
  const dismiss = (hand: Hand) => {
    hands.splice(hands.indexOf(hand), 1)
    hand.child.disconnect()
    if (isKeptReady) void hireAll()
  }
  const hireAll = async () => {
    const started: Promise<void>[] = []
    while (!closed && hands.length < workers)
      started.push(
        // a child that could not do it takes its next job as any other
        new Promise(done =>
          give(hire(), { job: 'svg', input: warmUp, resolve: () => done(), reject: () => done() }),
        ),
      )
    await Promise.all(started)
  }

  return {
    workers,
    run: (job, input) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('the engine is closed'))
          return
        }
        // the answer has the type of its job (protocol)
        waiting.push({ job, input, resolve: resolve as Job['resolve'], reject })
        assign()
      }),
    keepReady() {
      isKeptReady = true
      return hireAll()
    },
    memory: () => hands.reduce((sum, hand) => sum + hand.memory, 0),
    async close() {
      closed = true
      await Promise.all(
        hands.map(
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

interface Job {
  job: JobName
  input: Jobs[JobName]['input']
  resolve(output: Jobs[JobName]['output']): void
  reject(error: Error): void
}

interface Hand {
  child: ChildProcess
  memory: number
  job?: Job
}

const childPath = fileURLToPath(new URL('../products/engine-child.ts', import.meta.url))
const mostMemory = 400_000_000
