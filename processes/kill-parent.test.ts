import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { measureProcess } from './measure-process.ts'

let parent: ChildProcess | undefined
afterEach(() => parent?.kill('SIGKILL'))

test('a child that loops ends when its parent was killed', async () => {
  const program = fileURLToPath(new URL('../tests/processes/run-loop.ts', import.meta.url))
  parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout ?? expect.fail('no output'), 'data')
  const child = Number(String(line))
  const before = await measureProcess(child)
  await expect
    .poll(async () => (await measureProcess(child))?.processorMs)
    .toBeGreaterThan((before?.processorMs ?? Infinity) + 200)
  parent.kill('SIGKILL')
  await expect.poll(() => isThere(child)).toBe(false)
})

async function isThere(pid: number): Promise<boolean> {
  const usage = await measureProcess(pid)
  // a process that ended and was not fetched yet holds no memory
  return usage !== undefined && usage.memoryBytes > 0
}
