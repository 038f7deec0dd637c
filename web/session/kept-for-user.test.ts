import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { keptForUser } from './kept-for-user.ts'
import { session } from './session.ts'

const logIn = (uid: string | undefined) =>
  session.setState({ user: uid === undefined ? undefined : { uid, avatar: '' } })
const open = () => keptForUser('draft', { note: '' }, z.object({ note: z.string() }))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  logIn(undefined)
})
afterEach(() => vi.unstubAllGlobals())

test('the next person in the same window finds nothing of the one before, who finds it again', () => {
  logIn('a')
  const draft = open()
  draft.setState({ note: '給阿嬤' })
  logIn(undefined)
  expect(draft.getState().note).toBe('')
  logIn('b')
  expect([draft.getState().note, open().getState().note]).toEqual(['', ''])
  logIn('a')
  expect(draft.getState().note).toBe('給阿嬤')
})

test('a reload keeps it, also for another person only where nobody was logged in', () => {
  open().setState({ note: '早' })
  logIn('a')
  const draft = open()
  expect(draft.getState().note).toBe('早')
  draft.setState({ note: '晚' })
  expect(open().getState().note).toBe('晚')
  logIn('b')
  expect(open().getState().note).toBe('')
})

test('what an older version kept is no draft', () => {
  sessionStorage.setItem('draft', '{"note":"早"}')
  expect(open().getState()).toEqual({ note: '' })
})
