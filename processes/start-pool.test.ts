import { AsyncLocalStorage } from 'node:async_hooks'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { HostileJobs } from '../tests/processes/hostile-child.ts'
import { LimitReached, type Limits, ProcessDied } from './limits.ts'
import { measureProcess } from './measure-process.ts'
import { type PoolOptions, type ProcessPool, startPool } from './start-pool.ts'

let pool: ProcessPool<HostileJobs> | undefined
afterEach(() => pool?.close())

const script = fileURLToPath(new URL('../tests/processes/hostile-child.ts', import.meta.url))
const roomy: Limits = { processorMs: 60_000, wallMs: 120_000, memoryBytes: 2e9, outputBytes: 1e8 }

function start(
  limits: Partial<Limits> = {},
  workers = 1,
  options: Partial<PoolOptions<HostileJobs>> = {},
): ProcessPool<HostileJobs> {
  // the limits are for the hostile jobs only: the others show that the pool goes on
  const hostile = ['loop', 'sleep', 'buffers', 'heap', 'answer', 'parts', 'burn']
  pool = startPool<HostileJobs>({
    script,
    workers,
    limits: job => (hostile.includes(job) ? { ...roomy, ...limits } : roomy),
    idleMs: 60_000,
    ...options,
  })
  return pool
}

const reached = async (job: Promise<unknown>) => {
  const reason = await job.then(
    () => 'done',
    (error: unknown) => error,
  )
  return reason instanceof LimitReached ? reason.limit : reason
}

describe('a job that goes over a limit is killed, and the pool goes on', () => {
  it('processor time, in a loop that never ends', async () => {
    const { run } = start({ processorMs: 200 })
    const loop = reached(run('loop', null))
    const after = run('echo', 'after')
    expect([await loop, await after]).toEqual(['processor', 'after'])
  })

  it('wall time, asleep', async () => {
    const { run } = start({ wallMs: 200 })
    expect([await reached(run('sleep', null)), await run('echo', 'after')]).toEqual(['wall', 'after'])
  })

  it('memory outside of the heap', async () => {
    const { run } = start({ memoryBytes: 250_000_000 })
    expect(await reached(run('buffers', 400_000_000))).toBe('memory')
    expect(await run('echo', 'after')).toBe('after')
  })

  it('memory of the heap', async () => {
    const { run } = start({}, 1, { heapBytes: 60_000_000 })
    expect(await reached(run('heap', null))).toBe('memory')
    expect(await run('echo', 'after')).toBe('after')
  })

  it('output, at once and in parts', async () => {
    const { run } = start({ outputBytes: 1_000_000 })
    expect((await run('answer', { bytes: 900_000 })).length).toBe(900_000)
    expect(await reached(run('answer', { bytes: 1_000_001 }))).toBe('output')
    const parts: Uint8Array[] = []
    const onPart = (part: Uint8Array) => parts.push(part)
    expect(await reached(run('parts', { parts: 20, bytes: 100_000 }, { onPart }))).toBe('output')
    expect(parts.length).toBeLessThan(10)
    expect(await run('echo', 'after')).toBe('after')
  })

  it('while the jobs of others are done', async () => {
    const { run } = start({ processorMs: 500 }, 2)
    const loop = reached(run('loop', null))
    const texts = Array.from({ length: 50 }, (_, i) => String(i))
    expect(await Promise.all(texts.map(text => run('echo', text)))).toEqual(texts)
    expect(await loop).toBe('processor')
  })
})

describe('a job', () => {
  it('does not pay for those before it in its process', async () => {
    const { run } = start({ processorMs: 600 })
    const pids = new Set<number>()
    for (let job = 0; job < 4; job++) pids.add(await run('burn', 300))
    expect(pids.size).toBe(1)
  })

  it('goes to the process that did the last one of its kind, where that is free', async () => {
    const { run } = start({}, 2, { affinity: (_, input) => String(input) })
    const [first, second] = await Promise.all([run('burn', 1), run('burn', 2)])
    expect(first).not.toBe(second)
    for (const kind of [2, 1, 2, 2, 1]) expect(await run('burn', kind)).toBe(kind === 1 ? first : second)
    const long = run('burn', 300)
    const [, meanwhile] = await Promise.all([run('burn', 300), run('burn', 2)])
    expect([first, second]).toContain(meanwhile)
    await long
  })

  it('that is given up is killed where it runs, and dropped where it waits', async () => {
    const { run } = start()
    const pid = await run('pid', null)
    const [running, waiting] = [new AbortController(), new AbortController()]
    const begun = Promise.withResolvers<void>()
    const endless = { parts: Number.MAX_SAFE_INTEGER, bytes: 1 }
    const jobs = [
      run('parts', endless, { signal: running.signal, onPart: () => begun.resolve() }),
      run('die', null, { signal: waiting.signal }),
    ]
    await begun.promise
    waiting.abort('waits no more')
    running.abort('runs no more')
    const ends = await Promise.allSettled(jobs)
    expect(ends.map(end => end.status === 'rejected' && end.reason)).toEqual([
      'runs no more',
      'waits no more',
    ])
    expect(await run('pid', null)).not.toBe(pid)
    expect(await reached(run('echo', 'late', { signal: running.signal }))).toBe('runs no more')
  })

  it('gives its parts in order, and waits while they are not taken', async () => {
    const { run } = start()
    const seen: number[] = []
    let [open, most] = [0, 0]
    const count = await run(
      'parts',
      { parts: 40, bytes: 1_000_000 },
      {
        async onPart(part) {
          most = Math.max(most, ++open)
          // whatever has come is heard before this one is taken
          await new Promise(done => setImmediate(done))
          seen.push(part[0] ?? -1)
          open -= 1
        },
      },
    )
    expect([count, most]).toEqual([40, 1])
    expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i))
  })

  it('gives its parts where the job was given in, whoever its process was started for', async () => {
    const { run } = start()
    const callers = new AsyncLocalStorage<string>()
    const heard: unknown[] = []
    const onPart = () => heard.push(callers.getStore())
    for (const caller of ['first', 'second'])
      await callers.run(caller, () => run('parts', { parts: 1, bytes: 10 }, { onPart }))
    expect(heard).toEqual(['first', 'second'])
  })

  it('waits for a part that is never taken, and gives no more meanwhile', async () => {
    const { run } = start({ wallMs: 1000, outputBytes: 20_000_000 })
    const onPart = () => new Promise(() => {})
    expect(await reached(run('parts', { parts: 1000, bytes: 1_000_000 }, { onPart }))).toBe('wall')
  })

  it('ends where its parts are refused', async () => {
    const { run } = start()
    const onPart = () => {
      throw new Error('no room')
    }
    await expect(run('parts', { parts: 10, bytes: 10 }, { onPart })).rejects.toThrow('no room')
    expect(await run('echo', 'after')).toBe('after')
  })

  it('says why it failed, or that its process died', async () => {
    const { run } = start()
    await expect(run('throw', 'the reason')).rejects.toThrow('the reason')
    await expect(run('die', null)).rejects.toThrow(ProcessDied)
    expect(await run('echo', 'after')).toBe('after')
  })

  it('finds its process gone after a while without any', async () => {
    const { run } = start({}, 1, { idleMs: 50 })
    const pid = await run('pid', null)
    await expect.poll(() => measureProcess(pid)).toBeUndefined()
    expect(await run('pid', null)).not.toBe(pid)
  })

  it('is done by another process where the one before grew too large, and none is lost', async () => {
    const { run, usage } = start({}, 1, { replaceAtBytes: 1 })
    const pids = await Promise.all([1, 2, 3].map(() => run('pid', null)))
    expect(new Set(pids).size).toBe(3)
    await expect.poll(async () => (await usage()).processes).toBe(0)
    for (const pid of pids) await expect.poll(() => measureProcess(pid)).toBeUndefined()
  })

  it('is done by the same process where that has let go of what made it large', async () => {
    const { run } = start({}, 1, { replaceAtBytes: 250_000_000 })
    const first = await run('leave', 300_000_000)
    expect(await run('leave', 300_000_000)).toBe(first)
  })

  it('finds processes that were kept ready, and these end where nobody needs them', async () => {
    const { keepReady, run, usage } = start({}, 2, { idleMs: 50 })
    await keepReady()
    await run('pid', null)
    await expect.poll(async () => (await usage()).processes).toBe(0)
    expect(await run('echo', 'after')).toBe('after')
  })

  it('does not keep a pool open that closes, though its process would stay', async () => {
    const { run, close, usage } = start()
    await run('stay', null)
    await close()
    expect(await usage()).toEqual({ processes: 0, memoryBytes: 0 })
  })

  it('is rejected when the pool closes, though it loops', async () => {
    const { run, close } = start()
    const jobs = [run('loop', null), run('echo', 'waits')]
    const ends = Promise.allSettled(jobs)
    await close()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(run('echo', 'late')).rejects.toThrow('the pool is closed')
  })
})
