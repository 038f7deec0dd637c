import { readFile } from 'node:fs/promises'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDownload, readDownload } from '#contract/downloads'
import { makeExport, readExport } from '#contract/exports'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { createBook, readBook } from '#contract/shelf'
import { importArchives, listImports } from '#contract/social-imports'
import { openLog } from '#server/kernel/log/open-log'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { photo, smallZip } from '../imports/small-zip.ts'
import { upload } from '../kill/upload.ts'
import { type Studio, startStudio } from '../studio.ts'
import { type Fault, type FaultyProxy, faultyProxy } from './faulty-proxy.ts'

// Takes long: an import, a PDF and an export of the whole service wait for a store that fails in three ways, and are made after it.

let store: Awaited<ReturnType<typeof playedStore>>
let proxy: FaultyProxy
let studio: Studio
beforeAll(async () => {
  store = await playedStore()
  proxy = await faultyProxy(store.address)
  studio = await startStudio({
    environment: storeEnvironment(proxy.address),
    // that the store is away is an error of its log, and none of this test
    log: openLog('silent'),
  })
})
afterAll(async () => {
  await studio?.close()
  await proxy?.close()
  await store?.stop()
})

test.each<[Fault, string, string]>([
  [403, 'refused', 'empty'],
  [503, 'away', 'second'],
  ['cut', 'away', 'withholds'],
])(
  'a store of %s: an import, a PDF and an export wait, say so, and are made when it is back',
  async (fault, state, person) => {
    const { uid, token } = await studio.logIn(person)
    const newBook = async () =>
      (await studio.call(createBook, { token, body: { title: '等' } })).body.data.bid
    const [bid, written] = [await newBook(), await newBook()]
    const entry = { content: '寫在前面的一則。', postDate: '2024-05-03 10:30', picList: [] }
    await studio.call(createItem, { token, params: { bid: written }, body: entry })
    const file = await photo(1, 640, 480)
    const posts = [{ time: 1_700_000_000, text: '河堤', photos: ['1.jpg'] }]
    const archive = await smallZip(studio.folder, `facebook-${fault}.zip`, posts, { '1.jpg': file })
    const caller = { origin: studio.origin, token, onCall: () => undefined }
    const uploadId = await upload(caller, bid, await readFile(archive))
    const ready = async () => {
      const answer = await request(`${studio.origin}/health/ready`)
      return [answer.statusCode, Object(await answer.body.json()).store?.state]
    }
    const ofBook = { token, params: { bid: written } }
    const ofPerson = { token, params: { uid } }
    const states = async () => [
      (await studio.call(listImports, { token, query: { bid } })).body.data.imports[0].state,
      (await studio.call(readDownload, ofBook)).body.data.state,
      (await studio.call(readExport, ofPerson)).body.data.state,
    ]

    proxy.fail(fault)
    const begun = [
      await studio.call(importArchives, { token, body: { bid, uploads: [uploadId] } }),
      await studio.call(makeDownload, ofBook),
      await studio.call(makeExport, ofPerson),
    ]
    expect(begun.map(({ status }) => status)).toEqual([202, 202, 202])
    const isSaid = async () => {
      const { progress } = (await studio.call(readBook, { token, params: { bid } })).body.data
      return [
        progress.some((line: { why?: string }) => line.why === 'store-waits'),
        (await studio.call(readDownload, ofBook)).body.data.waits,
        (await studio.call(readExport, ofPerson)).body.data.waits,
      ]
    }
    await expect.poll(isSaid).toEqual([true, true, true])
    expect(await states()).toEqual(['running', 'making', 'making'])
    await expect.poll(ready).toEqual([503, state])
    const picture = await studio.call(uploadImage, { token, file: await photo(2, 640, 480) })
    expect([picture.status, picture.body.errors.code]).toEqual([503, 50301])

    proxy.goOn()
    await expect.poll(states).toEqual(['done', 'ready', 'ready'])
    expect(await isSaid()).toEqual([false, false, false])
    await expect.poll(ready).toEqual([200, 'up'])
  },
)
