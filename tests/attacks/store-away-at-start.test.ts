import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { uploadImage } from '#contract/images'
import { listBooks } from '#contract/shelf'
import { openLog } from '#server/kernel/log/open-log'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { photo } from '../imports/small-zip.ts'
import { startStudio } from '../studio.ts'
import { faultyProxy } from './faulty-proxy.ts'

test('a start while the store is not there: what needs no store is answered, and the rest once it is there', async () => {
  const store = await playedStore()
  onTestFinished(() => store.stop())
  const proxy = await faultyProxy(store.address)
  onTestFinished(() => proxy.close())
  proxy.fail('cut')
  const studio = await startStudio({
    environment: storeEnvironment(proxy.address),
    // that the store is away is an error of its log, and none of this test
    log: openLog('silent'),
  })
  onTestFinished(() => studio.close())
  const ready = async () => (await request(`${studio.origin}/health/ready`)).statusCode
  const { token } = await studio.logIn('empty')
  const file = await photo(1, 640, 480)
  expect(await ready()).toBe(503)
  expect((await studio.call(listBooks, { token })).status).toBe(200)
  expect((await studio.call(uploadImage, { token, file })).status).toBe(503)
  proxy.goOn()
  expect((await studio.call(uploadImage, { token, file })).status).toBe(201)
  await expect.poll(ready).toBe(200)
})
