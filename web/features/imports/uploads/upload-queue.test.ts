import { expect, test } from 'vitest'
import { createUploadQueue, type SendingListener } from './upload-queue.ts'

function build() {
  const listeners = new Map<string, SendingListener>()
  const calls: string[] = []
  const clock = { now: 0 }
  const pauses: { ms: number; call: () => void }[] = []
  const queue = createUploadQueue({
    send: async (file, bid, listener) => {
      listeners.set(file.name, listener)
      calls.push(`send ${bid} ${file.name}`)
      return {
        pause: async () => void calls.push(`pause ${file.name}`),
        cancel: async () => void calls.push(`cancel ${file.name}`),
        forget: async () => void calls.push(`forget ${file.name}`),
      }
    },
    now: () => clock.now,
    later: (ms, call) => void pauses.push({ ms, call }),
  })
  const add = (name: string) => queue.add('b1', new File(['abcd'], name, { lastModified: 1 }))
  const of = (name: string) => queue.store.getState().uploads.find(upload => upload.name === name)
  const settle = () => new Promise<void>(done => setTimeout(done))
  const hear = (name: string) => {
    const listener = listeners.get(name)
    if (!listener) throw new Error(`${name} is not being sent`)
    return listener
  }
  return { queue, add, of, settle, hear, calls, clock, pauses }
}

test('the next one is sent when one is whole', async () => {
  const { add, of, settle, hear, calls } = build()
  for (const name of ['1.zip', '2.zip', '3.zip']) add(name)
  await settle()
  expect(calls).toEqual(['send b1 1.zip', 'send b1 2.zip'])
  hear('2.zip').whole()
  await settle()
  expect(calls).toEqual(['send b1 1.zip', 'send b1 2.zip', 'send b1 3.zip', 'forget 2.zip'])
  expect([of('1.zip')?.state, of('2.zip')?.state, of('3.zip')?.state]).toEqual(['sending', 'done', 'sending'])
})

test('the same file given twice is sent once', async () => {
  const { add, settle, calls } = build()
  add('1.zip')
  add('1.zip')
  await settle()
  expect(calls).toEqual(['send b1 1.zip'])
})

test('one that is paused gives its place to the next, and goes on later', async () => {
  const { queue, add, of, settle, calls } = build()
  for (const name of ['1.zip', '2.zip', '3.zip']) add(name)
  await settle()
  await queue.pause(of('1.zip')?.key ?? '')
  await settle()
  expect(calls).toContain('pause 1.zip')
  expect(calls).toContain('send b1 3.zip')
  queue.resume(of('1.zip')?.key ?? '')
  expect(of('1.zip')?.state).toBe('waiting')
})

test('what lost the network goes on when it is back', async () => {
  const { queue, add, of, settle, hear, calls } = build()
  add('1.zip')
  await settle()
  hear('1.zip').lost()
  expect(of('1.zip')?.state).toBe('lost')
  queue.resumeLost()
  await settle()
  expect(calls).toEqual(['send b1 1.zip', 'send b1 1.zip'])
})

test('what waits for the line tries again after growing pauses, which begin anew once something came through', async () => {
  const { add, of, settle, hear, pauses, calls } = build()
  add('1.zip')
  await settle()
  for (const _ of [1, 2, 3]) {
    hear('1.zip').lost(new Error('storageFull'))
    expect(of('1.zip')).toMatchObject({ state: 'lost', error: new Error('storageFull') })
    pauses.at(-1)?.call()
    await settle()
    expect(of('1.zip')).toMatchObject({ state: 'sending', error: undefined })
  }
  hear('1.zip').progress(2)
  hear('1.zip').lost()
  expect(pauses.map(({ ms }) => ms)).toEqual([2000, 4000, 8000, 2000])
  expect(calls.filter(call => call.startsWith('send'))).toHaveLength(4)
})

test('a pause that is over changes nothing of what was sent on by hand', async () => {
  const { queue, add, of, settle, hear, pauses, calls } = build()
  add('1.zip')
  await settle()
  hear('1.zip').lost()
  queue.resume(of('1.zip')?.key ?? '')
  await settle()
  pauses.at(-1)?.call()
  await settle()
  expect(calls).toEqual(['send b1 1.zip', 'send b1 1.zip'])
})

test('a server that refuses keeps what has arrived, so that one can try again', async () => {
  const { add, of, settle, hear, calls } = build()
  add('1.zip')
  await settle()
  hear('1.zip').failed(new Error('bookFinal'))
  await settle()
  expect(of('1.zip')).toMatchObject({ state: 'failed', error: new Error('bookFinal') })
  expect(calls).not.toContain('forget 1.zip')
})

test('one that is taken out is cancelled there too', async () => {
  const { queue, add, of, settle, calls } = build()
  add('1.zip')
  await settle()
  await queue.remove(of('1.zip')?.key ?? '')
  expect(calls).toEqual(['send b1 1.zip', 'cancel 1.zip'])
  expect(queue.store.getState().uploads).toEqual([])
})

test('the speed is calls once it is known', async () => {
  const { add, of, settle, hear, clock } = build()
  add('1.zip')
  await settle()
  hear('1.zip').progress(0)
  expect(of('1.zip')?.rate).toBeUndefined()
  clock.now = 2000
  hear('1.zip').progress(4)
  expect(of('1.zip')).toMatchObject({ sent: 4, rate: 2 })
})
