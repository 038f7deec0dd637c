import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { processLives } from './process-lives.ts'

test('a process lives until it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  await once(child, 'spawn')
  const pid = child.pid ?? 0
  expect(processLives(pid)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(processLives(pid)).toBe(false)
})

test.each([
  ['EPERM', true],
  ['ESRCH', false],
])('a process that answers %s lives: %s', (code, lives) => {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  onTestFinished(() => kill.mockRestore())
  expect(processLives(4711)).toBe(lives)
})

test.each([Number.NaN, 0, -1, 1.5])('%s is no process', pid => {
  expect(processLives(pid)).toBe(false)
})
