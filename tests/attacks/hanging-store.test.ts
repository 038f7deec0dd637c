import { readFile } from 'node:fs/promises'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { uploadImage } from '#contract/images'
import { createBook, listBooks } from '#contract/shelf'
import { importArchives, listImports } from '#contract/social-imports'
import { deeper, isDeep } from '../depth.ts'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { photo, smallZip } from '../imports/small-zip.ts'
import { upload } from '../kill/upload.ts'
import { startStudio } from '../studio.ts'
import { faultyProxy } from './faulty-proxy.ts'

// Takes long: the store is waited for as long as in service.

test.runIf(isDeep)(
  'a store that hangs: readiness says so, calls get 503 in a sentence, others go on, and so does all after it',
  deeper,
  async () => {
    const store = await playedStore()
    onTestFinished(() => store.stop())
    const proxy = await faultyProxy(store.address)
    onTestFinished(() => proxy.close())
    const studio = await startStudio({
      worker: false,
      environment: storeEnvironment(proxy.address),
    })
    onTestFinished(() => studio.close())
    const { token } = await studio.logIn('empty')
    const other = await studio.logIn('second')
    const upload = async (number: number) =>
      studio.call(uploadImage, {
        token,
        file: await photo(number, 640, 480),
        headers: { 'accept-language': 'en' },
      })
    const ready = async () => (await request(`${studio.origin}/health/ready`)).statusCode
    const shelf = async () => (await studio.call(listBooks, { token: other.token })).status
    const first = await upload(0)
    expect([first.status, first.body.errors, await ready()]).toEqual([201, undefined, 200])

    proxy.fail('hang')
    const uploads = Promise.all(Array.from({ length: 30 }, (_, at) => upload(at + 1)))
    const isDone = uploads.then(() => true)
    const later = () => new Promise<false>(resolve => setImmediate(() => resolve(false)))
    let looks = 0
    // meanwhile
    while (!(await Promise.race([isDone, later()]))) {
      expect(await shelf()).toBe(200)
      looks += 1
    }
    expect(looks).toBeGreaterThan(10)
    const answers = await uploads
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.errors?.code}`))).toEqual(
      new Set(['503 50301']),
    )
    expect(answers[0]?.body.errors.message).toMatch(/\w+ \w+/)
    await expect.poll(ready).toBe(503)
    // nothing is left of what was given up
    await expect.poll(proxy.open).toBeLessThan(5)

    proxy.goOn()
    await expect.poll(ready).toBe(200)
    const after = await Promise.all([upload(101), upload(102)])
    expect(after.map(({ status }) => status)).toEqual([201, 201])
  },
)

test.runIf(isDeep)(
  'a store whose answers come a second late is no store that is away: an import asks for many things at once',
  deeper,
  async () => {
    const store = await playedStore()
    onTestFinished(() => store.stop())
    const proxy = await faultyProxy(store.address)
    onTestFinished(() => proxy.close())
    const studio = await startStudio({ environment: storeEnvironment(proxy.address) })
    onTestFinished(() => studio.close())
    const { token } = await studio.logIn('empty')
    const { bid } = (await studio.call(createBook, { token, body: { title: '慢' } })).body.data
    const names = Array.from({ length: 60 }, (_, at) => `${at}.jpg`)
    const files = Object.fromEntries(
      await Promise.all(names.map(async (name, at) => [name, await photo(at + 1, 320, 240)] as const)),
    )
    const posts = names.map((name, at) => ({
      time: 1_600_000_000 + at * 1_000_000,
      text: '河堤',
      photos: [name],
    }))
    const archive = await smallZip(studio.folder, 'facebook-late.zip', posts, files)
    const caller = { origin: studio.origin, token, onCall: () => undefined }
    const uploadId = await upload(caller, bid, await readFile(archive))

    proxy.fail({ lateMs: 1000 })
    await studio.call(importArchives, { token, body: { bid, uploads: [uploadId] } })
    const latest = async () =>
      (await studio.call(listImports, { token, query: { bid } })).body.data.imports[0]
    const began = performance.now()
    await expect.poll(async () => (await latest()).state).toBe('done')
    // one after another they take two minutes: each photo is looked for and put
    expect((performance.now() - began) / (names.length * 2 * 1000)).toBeLessThan(1)
    expect((await request(`${studio.origin}/health/ready`)).statusCode).toBe(200)
  },
)
