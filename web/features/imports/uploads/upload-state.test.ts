import { expect, test } from 'vitest'
import { afterStep, nextUploads, type UploadState, type UploadStep } from './upload-state.ts'

const steps: UploadStep[] = ['start', 'pause', 'resume', 'lose', 'finish', 'fail']

test('every state is reached from waiting', () => {
  const reached = new Set<UploadState>(['waiting'])
  for (const state of reached)
    for (const step of steps) {
      const next = afterStep(state, step)
      if (next) reached.add(next)
    }
  expect([...reached].sort()).toEqual(['done', 'failed', 'lost', 'paused', 'sending', 'waiting'])
})

test('what comes too late changes nothing', () => {
  expect(afterStep('paused', 'finish')).toBeUndefined()
  expect(afterStep('paused', 'lose')).toBeUndefined()
  expect(steps.map(step => afterStep('done', step))).toEqual(steps.map(() => undefined))
})

test('two are sent at a time, in order', () => {
  const queue = (...states: UploadState[]) => states.map((state, at) => ({ state, at }))
  expect(nextUploads(queue('waiting', 'waiting', 'waiting')).map(upload => upload.at)).toEqual([0, 1])
  expect(nextUploads(queue('sending', 'paused', 'waiting', 'waiting')).map(upload => upload.at)).toEqual([2])
  expect(nextUploads(queue('sending', 'sending', 'waiting'))).toEqual([])
  expect(nextUploads(queue('done', 'failed', 'waiting')).map(upload => upload.at)).toEqual([2])
})
