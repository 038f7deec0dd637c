import { expect, test } from 'vitest'
import { measureProcess, parsePs } from './measure-process.ts'

test('this process is seen from outside as from inside', async () => {
  const { user, system } = process.cpuUsage()
  const usage = await measureProcess(process.pid)
  // both grow meanwhile; the system counts in hundredths of a second
  expect(usage?.processorMs).toBeGreaterThan((user + system) / 1000 - 100)
  expect(usage?.memoryBytes).toBeGreaterThan(20_000_000)
})

test('one that is not there has no figures', async () => {
  expect(await measureProcess(2 ** 22 + 1)).toBeUndefined()
})

test.each([
  ['  0:01.25  52000\n', { processorMs: 1250, memoryBytes: 53_248_000 }],
  ['00:02:03 10', { processorMs: 123_000, memoryBytes: 10_240 }],
  ['1-01:00:00 10', { processorMs: 90_000_000, memoryBytes: 10_240 }],
  ['', undefined],
  ['0:01 x', undefined],
])('a line of ps: %j', (line, usage) => {
  expect(parsePs(line)).toEqual(usage)
})
