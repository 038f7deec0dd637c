import { deserialize, serialize } from 'node:v8'
import { endWithParent } from './end-with-parent.ts'
import type { FromChild, JobTypes, PartOf, ToChild } from './protocol.ts'

/** How each job is done; `sendPart` gives something on the way, and resolves when there is room for more. */
export type Work<Jobs extends JobTypes> = {
  [Name in keyof Jobs]: (
    input: Jobs[Name]['input'],
    sendPart: (part: PartOf<Jobs, Name>) => Promise<void>,
  ) => Jobs[Name]['output'] | Promise<Jobs[Name]['output']>
}

/**
 * What a child of a pool runs: does the jobs that it is sent, one at a time, until its parent is gone. `afterEach` lets go of what a job
 * leaves behind, once it is answered.
 */
export function serveJobs<Jobs extends JobTypes>(work: Work<Jobs>, afterEach: () => void = () => {}): void {
  endWithParent()
  let onTaken: (bytes: number) => void = () => {}
  const doJob = async ({ id, job, input, outputBytes }: Extract<ToChild, { job: string }>) => {
    let [packedBytes, waitingBytes] = [0, 0]
    let goOn: () => void = () => {}
    onTaken = bytes => {
      waitingBytes -= bytes
      if (waitingBytes <= mostWaiting) goOn()
    }
    const pack = (value: unknown): Buffer => {
      const packed = serialize(value)
      packedBytes += packed.length
      if (packedBytes > outputBytes) throw new TooLarge()
      return packed
    }
    const sendPart = async (part: unknown) => {
      const packed = pack(part)
      waitingBytes += packed.length
      await posted({ id, part: packed })
      if (waitingBytes > mostWaiting)
        await new Promise<void>(resolve => {
          goOn = resolve
        })
    }
    try {
      const perform = work[job]
      if (!perform) throw new Error(`unknown job ${job}`)
      // the job names the type of its input (protocol)
      const output = await perform(deserialize(input) as never, sendPart)
      post({ id, output: pack(output) })
    } catch (error) {
      if (error instanceof TooLarge) post({ id, tooLarge: true })
      else post({ id, error: textOf(error) })
    }
    afterEach()
    post({ memory: process.memoryUsage.rss() })
  }
  process.on('message', (message: ToChild) => {
    if ('taken' in message) onTaken(message.taken)
    else void doJob(message)
  })
  process.on('disconnect', () => process.exit())
  post({ ready: true })
}

/** Bytes of parts that the parent has not taken yet, before the job waits. */
const mostWaiting = 4 * 2 ** 20

class TooLarge extends Error {}

// a pool that was closed meanwhile hears nothing, and this process ends
const post = (message: FromChild) => process.send?.(message, undefined, undefined, () => undefined)

/** Resolves when it is on its way, whatever this process does next. */
const posted = (message: FromChild) =>
  new Promise<void>(resolve => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
