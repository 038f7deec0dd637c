import { expect, it } from 'vitest'
import { serveSandbox } from '../../tests/login/serve-sandbox.ts'
import { askFacebookPicture, askInstagramPicture } from './ask-picture.ts'
import { type Http, undiciHttp } from './http.ts'
import { readFacebook } from './read-facebook.ts'
import { readInstagram } from './read-instagram.ts'

const social = serveSandbox()

const calls: string[] = []
const http: Http = ask => {
  calls.push(ask.url)
  return undiciHttp(ask)
}

async function facebook() {
  const token = await social.tokenOf('facebook', 'demo')
  const graphUrl = social.graphUrl('facebook')
  return { http, graphUrl, token, version: 'v26.0', wait: async () => undefined }
}

it('gives the address that a photo had when it was listed, at its largest', async () => {
  const options = await facebook()
  for await (const { addresses, places } of readFacebook({ ...options, sources: ['posts'] })) {
    if (!places.has('me/albums')) continue
    const ask = askFacebookPicture(options)
    for (const [uri, address] of [...addresses].slice(0, 5)) expect(await ask(uri)).toBe(address)
    expect(addresses.size).toBeGreaterThan(4)
    return
  }
})

it('does so for each picture of a carousel', async () => {
  const token = await social.tokenOf('instagram', 'demo')
  const options = { http, graphUrl: social.graphUrl('instagram'), token }
  for await (const { addresses } of readInstagram(options)) {
    const ask = askInstagramPicture(options)
    const photos = [...addresses].filter(([uri]) => uri.startsWith('instagram:photo:'))
    for (const [uri, address] of photos.slice(0, 8)) expect((await ask(uri)) ?? null).toBe(address)
    return
  }
})

it('does not ask for what has no id', async () => {
  const ask = askFacebookPicture(await facebook())
  calls.length = 0
  for (const uri of ['posts/media/1.jpg', 'facebook:photo:0f3a', 'facebook:photo:../me', 'instagram:photo:1'])
    expect(await ask(uri)).toBeUndefined()
  expect(calls).toEqual([])
})

it('asks on after a picture that is gone, and no more once the network wants none', async () => {
  const ask = askFacebookPicture(await facebook())
  calls.length = 0
  await ask('facebook:photo:1')
  await social.order({ person: 'demo', fail: { path: '/2', code: 190 } })
  for (const id of [2, 3, 4]) await ask(`facebook:photo:${id}`)
  expect(calls.map(url => new URL(url).pathname.split('/').at(-1))).toEqual(['1', '2'])
})
