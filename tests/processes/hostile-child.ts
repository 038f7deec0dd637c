import { setTimeout as wait } from 'node:timers/promises'
import { serveJobs } from '#processes/serve-jobs'

export type HostileJobs = {
  echo: { input: string; output: string }
  /** Answers the number of its process. */
  pid: { input: null; output: number }
  /** Never gives back the processor. */
  loop: { input: null; output: null }
  /** Takes so many milliseconds of a processor; answers the number of its process. */
  burn: { input: number; output: number }
  sleep: { input: null; output: null }
  /** Holds so many bytes outside of the heap, and waits. */
  buffers: { input: number; output: null }
  /** Fills the heap. */
  heap: { input: null; output: null }
  answer: { input: { bytes: number }; output: Uint8Array }
  /** Gives so many parts of so many bytes, and tells how many. */
  parts: { input: { parts: number; bytes: number }; output: number; part: Uint8Array }
  /** Answers the number of its process, and leaves so many bytes behind until it has answered. */
  leave: { input: number; output: number }
  /** Answers, and does not end when its parent lets it go. */
  stay: { input: null; output: null }
  throw: { input: string; output: null }
  die: { input: null; output: null }
}

let left: Buffer | undefined

serveJobs<HostileJobs>(
  {
    echo: text => text,
    pid: () => process.pid,
    loop() {
      for (;;);
    },
    burn(milliseconds) {
      const before = process.cpuUsage()
      for (;;) {
        const { user, system } = process.cpuUsage(before)
        if (user + system > milliseconds * 1000) return process.pid
      }
    },
    async sleep() {
      await wait(3_600_000)
      return null
    },
    async buffers(bytes) {
      const filled = Buffer.alloc(bytes, 1)
      await wait(3_600_000)
      return filled.length > 0 ? null : null
    },
    heap() {
      const lists: number[][] = []
      for (;;) lists.push(Array.from({ length: 100_000 }, (_, i) => i + 0.5))
    },
    answer: ({ bytes }) => Buffer.alloc(bytes),
    async parts({ parts, bytes }, sendPart) {
      for (let part = 0; part < parts; part++) await sendPart(Buffer.alloc(bytes, part))
      return parts
    },
    leave(bytes) {
      left = Buffer.alloc(bytes, 1)
      return process.pid
    },
    stay() {
      process.removeAllListeners('disconnect')
      setInterval(() => undefined, 1000)
      return null
    },
    throw(text) {
      throw new Error(text)
    },
    die() {
      process.kill(process.pid, 'SIGKILL')
      return null
    },
  },
  () => {
    if (left === undefined) return
    left = undefined
    // the first leaves its buffers to a thread, for which the second waits
    globalThis.gc?.()
    globalThis.gc?.()
  },
)
