import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { PartGround } from './part-ground.ts'

export interface SupervisedProcess {
  /** Resolves when the part first says that it works. */
  ready: Promise<void>
  /** Resolves with the part's last words when it dies again and again. */
  gaveUp: Promise<string>
  stop(): Promise<void>
  kill(): void
}

export interface SuperviseRules {
  /** A life shorter than this is a quick death. */
  quickMs: number
  /** So many quick deaths in a row end it; those at work do not count. */
  most: number
  /** What has not ended so long after it was asked is killed. */
  patienceMs: number
  pauseMs(deaths: number): number
  now(): number
}

export const superviseRules: SuperviseRules = {
  quickMs: 10_000,
  most: 6,
  // longer than a part gives itself (part.ts)
  patienceMs: 40_000,
  pauseMs: deaths => Math.min(100 * 2 ** deaths, 5000),
  now: () => performance.now(),
}

/**
 * Keeps a process alive: it is started again whenever it ends unasked, after `before` (what it needs is there again) and a
 * pause that grows with quick deaths. The process is told its ground when that is there; it says `ready` over its channel, and
 * `busy` and `idle` when it takes work up and has none; on SIGTERM it finishes.
 */
export function superviseProcess(options: {
  launch(): ChildProcess
  ground: Promise<PartGround>
  before(): Promise<void>
  onRestart(): void
  /** Hears what the part says to stderr. */
  hear(text: string): void
  rules?: SuperviseRules
}): SupervisedProcess {
  const { launch, ground, before, onRestart, hear, rules = superviseRules } = options
  const ready = Promise.withResolvers<void>()
  const gaveUp = Promise.withResolvers<string>()
  const over = new AbortController()
  let child: ChildProcess | undefined

  async function live(): Promise<void> {
    let deaths = 0
    let counted = 0
    while (!over.signal.aborted) {
      const bornAt = rules.now()
      const process = launch()
      child = process
      let isBusy = false
      process.on('message', text => {
        if (text === 'ready') ready.resolve()
        else isBusy = text === 'busy'
      })
      // one that has died meanwhile hears nothing; the next one is told
      ground
        .then(message => process.connected && process.send(message, () => undefined))
        .catch(() => undefined)
      const words = await lifeOf(process, hear)
      if (over.signal.aborted) return
      const isQuick = rules.now() - bornAt < rules.quickMs
      deaths = isQuick ? deaths + 1 : 0
      // what it worked on may have killed it: a job is set aside for that (server/kernel/jobs/run-job.ts), the service goes on
      if (!isQuick) counted = 0
      else if (!isBusy) counted += 1
      if (counted >= rules.most) return gaveUp.resolve(words)
      await pause(rules.pauseMs(deaths), undefined, { signal: over.signal }).catch(() => undefined)
      await before()
      if (!over.signal.aborted) onRestart()
    }
  }

  const life = live()
  return {
    ready: ready.promise,
    gaveUp: gaveUp.promise,
    async stop() {
      over.abort()
      child?.kill('SIGTERM')
      const patience = setTimeout(() => child?.kill('SIGKILL'), rules.patienceMs)
      await life
      clearTimeout(patience)
    },
    kill: () => {
      over.abort()
      child?.kill('SIGKILL')
    },
  }
}

/** The end of what the process says to stderr, when it has ended. */
function lifeOf(child: ChildProcess, hear: (text: string) => void): Promise<string> {
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    hear(text)
    words = (words + text).slice(-2000)
  })
  return new Promise(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('close', (code, signal) => resolve(words.trim() || `${signal ?? code}`))
  })
}
