import { expect, test } from 'vitest'
import { type KindState, nextKind } from './next-kind.ts'

const slots = { all: 4, background: 2 }

function kind(name: string, parts: Partial<KindState> = {}): KindState & { name: string } {
  return {
    name,
    urgency: 'background',
    concurrency: 4,
    running: 0,
    mayWait: true,
    servedAt: 0,
    ...parts,
  }
}
const next = (...kinds: ReturnType<typeof kind>[]) => nextKind(kinds, slots)?.name

test('interactive work goes first', () => {
  expect(next(kind('import'), kind('pdf', { urgency: 'interactive', servedAt: 9 }))).toBe('pdf')
})

test('idle work waits for all other, and takes none of the slots of interactive work', () => {
  const idle = kind('count', { urgency: 'idle' })
  expect(next(idle, kind('import', { servedAt: 9 }))).toBe('import')
  expect(next(idle, kind('import', { mayWait: false }))).toBe('count')
  expect(next(idle, kind('import', { running: 2, mayWait: false }))).toBeUndefined()
  expect(next({ ...idle, running: 2 }, kind('pdf', { urgency: 'interactive' }))).toBe('pdf')
})

test('kinds of the same urgency take turns', () => {
  expect(next(kind('import', { servedAt: 2 }), kind('cleanup', { servedAt: 1 }))).toBe('cleanup')
})

test('background work leaves slots to interactive work', () => {
  const full = kind('import', { running: 2 })
  expect(next(full)).toBeUndefined()
  expect(next(full, kind('cleanup'))).toBeUndefined()
  expect(next(full, kind('pdf', { urgency: 'interactive' }))).toBe('pdf')
})

test('no more runs than there are slots, nor than a kind may have', () => {
  expect(next(kind('pdf', { urgency: 'interactive', running: 4 }), kind('cleanup'))).toBeUndefined()
  expect(next(kind('pdf', { concurrency: 1, running: 1 }))).toBeUndefined()
})

test('a queue that gave nothing is not asked again', () => {
  expect(next(kind('pdf', { mayWait: false }))).toBeUndefined()
})
