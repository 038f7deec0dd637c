import { expect, test } from 'vitest'
import { afterSave, type SaveEvent, type SaveQueue, startSaving, unsaved } from './save-queue.ts'

interface Words {
  title?: string
  content?: string
}

let typed = 0
const type = (content: string, run = 'r1'): SaveEvent<Words> => ({
  kind: 'edit',
  change: { run, edit: { content }, upTo: ++typed },
})

function follow(...events: SaveEvent<Words>[]): SaveQueue<Words> {
  return events.reduce<SaveQueue<Words>>(afterSave, startSaving(3))
}

test('the first key goes out at once, later ones wait for the answer and only the latest goes', () => {
  const typing = follow(type('a'), type('ab'), type('abc'))
  expect(typing).toMatchObject({ state: 'sending', version: 3, sent: { edit: { content: 'a' } } })
  expect(typing.queue).toHaveLength(1)
  const next = afterSave(typing, { kind: 'answered', version: 4 })
  expect(next).toMatchObject({ state: 'sending', version: 4, sent: { edit: { content: 'abc' } }, queue: [] })
  expect(afterSave(next, { kind: 'answered', version: 5 })).toMatchObject({ state: 'saved', version: 5 })
})

test('another field is a step of its own', () => {
  const both = follow(type('a'), type('ab'), {
    kind: 'edit',
    change: { run: 'r2', edit: { title: 't' }, upTo: 9 },
  })
  expect(both.queue.map(({ edit }) => edit)).toEqual([{ content: 'ab' }, { title: 't' }])
  expect(unsaved(both)).toEqual({ content: 'ab', title: 't' })
})

test('words that are typed faster than they are saved are saved together', () => {
  const typing = follow(
    ...['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef'].map((text, i) => type(text, `r${i}`)),
  )
  expect(typing.queue.map(({ run, edit }) => [run, edit.content])).toEqual([
    ['r1', 'ab'],
    ['r2', 'abc'],
    ['r3', 'abcd'],
    ['r5', 'abcdef'],
  ])
  const withTitle = follow(type('a'), ...[1, 2, 3, 4, 5, 6].map(n => type(String(n), `r${n}`)), {
    kind: 'edit',
    change: { run: 'title', edit: { title: 't' }, upTo: 99 },
  })
  expect(withTitle.queue.at(-1)?.run).toBe('title')
})

test('what nobody answered goes out again as it was, and what was typed since after it', () => {
  const lost = follow(type('a'), type('ab'), { kind: 'unanswered' }, type('abc'))
  expect(lost).toMatchObject({ state: 'waiting', failures: 1 })
  expect(unsaved(lost)).toEqual({ content: 'abc' })
  const again = afterSave(lost, { kind: 'retry' })
  expect(again).toMatchObject({ state: 'sending', sent: { edit: { content: 'a' } }, failures: 1 })
  // another object: it is sent
  expect(again.sent).not.toBe(lost.sent)
  expect(afterSave(again, { kind: 'unanswered' }).failures).toBe(2)
  expect(afterSave(again, { kind: 'answered', version: 4 })).toMatchObject({
    state: 'sending',
    version: 4,
    sent: { edit: { content: 'abc' } },
    queue: [],
    failures: 0,
  })
})

test('changed elsewhere: nothing is sent until somebody chose, nothing is lost', () => {
  const conflict = follow(type('mine'), { kind: 'conflict' }, type('mine too'))
  expect(conflict.state).toBe('conflict')
  expect(unsaved(conflict)).toEqual({ content: 'mine too' })
  expect(afterSave(conflict, { kind: 'mine', version: 8, run: 'r9' })).toMatchObject({
    state: 'sending',
    version: 8,
    sent: { run: 'r9', edit: { content: 'mine too' } },
  })
  expect(afterSave(conflict, { kind: 'theirs', version: 8 })).toMatchObject({ state: 'saved', version: 8 })
})

test('what is refused is not sent again, the next change is', () => {
  const refused = follow(type('a'), { kind: 'refused' })
  expect(refused.state).toBe('refused')
  expect(afterSave(refused, type('b'))).toMatchObject({ state: 'sending', sent: { edit: { content: 'b' } } })
  expect(follow(type('a'), type('ab'), { kind: 'refused' })).toMatchObject({
    state: 'sending',
    sent: { edit: { content: 'ab' } },
  })
})

test('a version that was read counts only while nothing is under way', () => {
  expect(follow({ kind: 'read', version: 7 }).version).toBe(7)
  expect(follow(type('a'), { kind: 'read', version: 7 }).version).toBe(3)
})

test('answers that come too late change nothing', () => {
  for (const kind of ['unanswered', 'conflict', 'refused', 'retry'] as const)
    expect(follow({ kind })).toEqual(startSaving(3))
})
