import { expect, test } from 'vitest'
import { readingProgress } from './reading-progress.ts'

test('a network that lets one wait is said beside the count, until it answers again', async () => {
  const reports: unknown[] = []
  const reading = readingProgress(async step => void reports.push(step))
  reading.say(40, 0)
  await reading.end()
  reading.waits(true)
  reading.waits(true)
  await reading.end()
  reading.waits(false)
  await reading.isRead(46)
  expect(reports).toEqual([
    { done: 40, of: 0, state: 'running' },
    { done: 40, of: 0, state: 'running', why: 'network-waits' },
    { done: 40, of: 0, state: 'running' },
    { done: 46, of: 46, state: 'running' },
  ])
})
