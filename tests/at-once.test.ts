import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runAtOnce = (...commands: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'at-once.ts'), ...commands], { encoding: 'utf8' })

test('all commands are run, and one that fails is told and fails the whole', () => {
  const { status, stdout, stderr } = runAtOnce('echo one', 'echo why >&2; exit 3', 'echo three', 'echo four')
  expect(stdout.split('\n').sort()).toEqual(['', 'four', 'one', 'three'])
  expect(stderr).toContain('why')
  expect(stderr).toContain('failed: echo why >&2; exit 3')
  expect(status).toBe(1)
})

test('all is well when none fails', () => {
  expect(runAtOnce('echo one', 'echo two').status).toBe(0)
})
