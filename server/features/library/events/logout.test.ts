import { text } from 'node:stream/consumers'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { createItem } from '#contract/items'
import { closeSession } from '#contract/sessions'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio({ worker: false })
})
afterAll(() => studio.close())

test('who gives the token back hears no more of the own book, and whoever stays logged in does', async () => {
  const { token: gone, bid } = await studio.firstBook('empty')
  const { token: stays } = await studio.logIn('empty')
  const [first, second] = await Promise.all([gone, stays].map(token => watch(bid, token)))
  expect((await studio.call(closeSession, { token: gone })).status).toBe(200)
  const body = { content: '登出以後寫的', postDate: '2024-05-03 10:30', picList: [] }
  await studio.call(createItem, { token: stays, params: { bid }, body })
  await studio.call(closeSession, { token: stays })
  expect(await first?.events).not.toContain('event: changed')
  expect(await second?.events).toContain('event: changed')
})

/** All that is told until the connection ends. */
async function watch(bid: string, token: string): Promise<{ events: Promise<string> }> {
  const { body } = await request(`${studio.origin}${apiRoot}/books/${bid}/events/`, {
    headers: { authorization: `Token ${token}`, accept: 'text/event-stream' },
  })
  return { events: text(body) }
}
