import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planLife } from '../../demo-life/timeline.ts'
import { ask, everyPage } from '../ask-graph.ts'
import { sandboxClient } from '../sandbox-client.ts'
import { type ServedSocial, serveSocial } from '../serve-social.ts'
import { comeBack, exchangeFields, instagramExchange, instagramToken } from '../visit-social.ts'

let social: ServedSocial
let nowMs = 1_700_000_000_000
beforeAll(async () => {
  social = await serveSocial({ now: () => nowMs })
})
afterAll(() => social.close())

const graph = () => `${social.base}/instagram/graph`
const MEDIA =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,children{id,media_type,media_url,thumbnail_url}'

test('the return address ends in #_ and the code is good once, by POST', async () => {
  const back = await comeBack(`${social.base}/instagram/oauth/authorize`, 'demo')
  expect(back.href).toMatch(/#_$/)
  const address = `${social.base}/instagram/api/oauth/access_token`
  const body = exchangeFields(back).toString()
  const post = () =>
    request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
  const statuses = []
  for (const answer of [await request(`${address}?${body}`), await post(), await post()]) {
    statuses.push(answer.statusCode)
    await answer.body.dump()
  }
  expect(statuses).toEqual([400, 200, 400])
})

test('the id of a person may be a number that no double holds, in a list or bare', async () => {
  expect(await instagramExchange(social.base, 'demo')).toMatch(
    /^\{"data":\[\{"access_token":"[^"]+","user_id":17841405822304915,/,
  )
  expect(await instagramExchange(social.base, 'empty')).toMatch(/^\{"data":.*"user_id":"17841405822300003"/)
  expect(await instagramExchange(social.base, 'second')).toMatch(
    /^\{"access_token":.*"user_id":"17841405822300002"/,
  )
})

test('a token is exchanged for one of 60 days, and refreshed', async () => {
  const short = await instagramToken(social.base, 'demo')
  const secret = `client_secret=${sandboxClient.secret}`
  const long = await ask(
    `${graph()}/access_token?grant_type=ig_exchange_token&${secret}&access_token=${short}`,
  )
  expect(long).toMatchObject({ expires_in: 5_184_000, token_type: 'bearer' })
  const value = String(long.access_token)
  const fresh = await ask(`${graph()}/refresh_access_token?grant_type=ig_refresh_token&access_token=${value}`)
  expect(fresh).toMatchObject({ expires_in: 5_184_000 })
  nowMs += 3_600_000
  expect((await ask(`${graph()}/me?access_token=${short}`)).error?.code).toBe(190)
  expect(
    await ask(`${graph()}/v26.0/me?fields=user_id,username,name,account_type&access_token=${value}`),
  ).toMatchObject({
    user_id: '17841405822304915',
    username: 'yuan.days',
    name: '林予安',
    account_type: 'MEDIA_CREATOR',
  })
})

test('the media are the demo life, carousels with their children', async () => {
  const token = await instagramToken(social.base, 'demo')
  const pages = await everyPage(`${graph()}/me/media?limit=60&fields=${MEDIA}&access_token=${token}`)
  const media = pages.flatMap(page => page.data ?? [])
  const lifePosts = planLife('daybound').posts.filter(post => post.instagram)
  expect(pages).toHaveLength(3)
  expect(media).toHaveLength(lifePosts.length)
  expect(new Set(media.map(medium => medium.media_type))).toEqual(
    new Set(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  )
  expect(media.filter(medium => medium.media_type === 'CAROUSEL_ALBUM')).toHaveLength(
    lifePosts.filter(post => post.media.length > 1).length,
  )
  for (const medium of media) expect('children' in medium).toBe(medium.media_type === 'CAROUSEL_ALBUM')
  expect(media.filter(medium => medium.media_url === undefined)).toHaveLength(1)
  const bare = await ask(`${graph()}/me/media?fields=children&limit=100&access_token=${token}`)
  expect(JSON.stringify(bare.data)).not.toContain('media_url')
})

test('one who withholds has a profile and no media to show', async () => {
  const token = await instagramToken(social.base, 'withholds')
  expect((await ask(`${graph()}/me?access_token=${token}`)).status).toBe(200)
  expect((await ask(`${graph()}/me/media?access_token=${token}`)).error?.code).toBe(10)
})

test('a token of Facebook opens nothing here', async () => {
  expect((await ask(`${graph()}/me?access_token=EAASmadeup`)).error?.code).toBe(190)
})
