import { expect, test } from 'vitest'
import { afterEvent, type LoadingEvent, type LoadingState } from './loading-state.ts'

function follow(events: LoadingEvent[]): LoadingState {
  return events.reduce<LoadingState>(afterEvent, 'pending')
}

test('what is quick never shows that it loads', () => {
  expect(follow(['start', 'done'])).toBe('loaded')
  expect(follow(['start', 'done', 'delayed'])).toBe('loaded')
})

test('what takes long shows it, and then how it ended', () => {
  expect(follow(['start', 'delayed'])).toBe('loading')
  expect(follow(['start', 'delayed', 'done'])).toBe('loaded')
  expect(follow(['start', 'delayed', 'fail'])).toBe('failed')
  expect(follow(['fail', 'delayed', 'done'])).toBe('failed')
})

test('a new start begins anew from every state', () => {
  expect(follow(['fail', 'start'])).toBe('pending')
  expect(follow(['done', 'start', 'delayed'])).toBe('loading')
})
