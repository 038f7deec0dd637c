import { expect, test } from 'vitest'
import type { Design } from '#contract/book'
import { createDesignSavers, type DesignChange, type DesignSaverParts } from './design-savers.ts'

/** A saver whose timers and answers come when the test says so. */
function setUp() {
  const sent: unknown[] = []
  const answers: ((end: 'saved' | 'unanswered' | 'refused') => void)[] = []
  let timers: { ms: number; act: () => void }[] = []
  const parts: DesignSaverParts = {
    send: (_, body) => {
      sent.push(body)
      return new Promise(answer => answers.push(answer))
    },
    later: (ms, act) => {
      const timer = { ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
  }
  const savers = createDesignSavers(parts)
  return {
    saver: {
      change: (edit: DesignChange, run: string) => savers.change('b1', edit, run),
      changeNewest: (saved: Design, edit: (newest: Design) => DesignChange, run: string) =>
        savers.changeNewest('b1', saved, edit, run),
      unsaved: () => savers.unsaved('b1'),
      state: () => savers.state('b1'),
      flush: () => savers.flush('b1'),
    },
    sent,
    waits: () => timers.map(timer => timer.ms),
    pass() {
      const due = timers
      timers = []
      for (const { act } of due) act()
    },
    async answer(end: 'saved' | 'unanswered' | 'refused') {
      answers.shift()?.(end)
      // the answer goes through a few promises
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

test('typing is saved after a calm, in one request', async () => {
  const { saver, sent, pass, answer } = setUp()
  saver.change({ title: '日' }, 'title-1')
  saver.change({ title: '日子' }, 'title-1')
  expect([sent, saver.state(), saver.unsaved()]).toEqual([[], 'sending', { title: '日子' }])
  pass()
  expect(sent).toEqual([{ title: '日子', run: 'title-1' }])
  await answer('saved')
  expect([saver.state(), saver.unsaved()]).toEqual(['saved', {}])
})

test('another run is another step', () => {
  const { saver, sent, pass } = setUp()
  saver.change({ title: '日子' }, 'title-1')
  saver.change({ author: '我' }, 'author-1')
  expect(sent).toEqual([{ title: '日子', run: 'title-1' }])
  pass()
  expect(saver.unsaved()).toEqual({ title: '日子', author: '我' })
})

test('a cover is saved whole: a picture that it lost is taken away', () => {
  const { saver, sent, pass } = setUp()
  saver.change({ cover: { color: '#F3EDE1' } }, 'picture-1')
  pass()
  expect(sent).toEqual([
    { cover: { color: '#F3EDE1', imageId: null, pic: null, crop: null }, run: 'picture-1' },
  ])
})

test('what nobody answered goes out again', async () => {
  const { saver, sent, pass, waits, answer } = setUp()
  saver.change({ author: '我' }, 'a')
  pass()
  await answer('unanswered')
  expect([saver.state(), waits()]).toEqual(['waiting', [1000]])
  pass()
  expect(sent).toHaveLength(2)
})

test('what is refused is let go', async () => {
  const { saver, pass, answer } = setUp()
  saver.change({ author: '我' }, 'a')
  pass()
  await answer('refused')
  expect([saver.state(), saver.unsaved()]).toEqual(['refused', {}])
})

test('who has to go on with what is saved waits for it', async () => {
  const { saver, sent, answer } = setUp()
  saver.change({ author: '我' }, 'a')
  let done = false
  const flushed = saver.flush().then(() => {
    done = true
  })
  expect(sent).toHaveLength(1)
  await Promise.resolve()
  expect(done).toBe(false)
  await answer('saved')
  await flushed
  expect(done).toBe(true)
})

test('a picture that comes late changes the pages as they are by then', () => {
  const { saver } = setUp()
  const design: Design = { title: '', author: '', template: 'dots', cover: { color: '#F3EDE1' }, inserts: [] }
  const page = { insertId: 'p1', kind: 'photo' as const, at: 'back' as const }
  saver.change({ inserts: [{ ...page, text: '海' }] }, 'words')
  const withPicture = ({ inserts }: Design) => ({
    inserts: inserts.map(insert => ({ ...insert, imageId: 'i1' })),
  })
  saver.changeNewest({ ...design, inserts: [page] }, withPicture, 'picture')
  expect(saver.unsaved()).toEqual({ inserts: [{ ...page, text: '海', imageId: 'i1' }] })
})
