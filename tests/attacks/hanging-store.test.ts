import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { uploadImage } from '#contract/images'
import { listBooks } from '#contract/shelf'
import { deeper, isDeep } from '../depth.ts'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { photo } from '../imports/small-zip.ts'
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
