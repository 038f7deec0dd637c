import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { readBook } from '#contract/shelf'
import { importArchives, readReceipt } from '#contract/social-imports'
import { deeper, isDeep } from '../depth.ts'
import { rawZip } from '../hostile-zips.ts'
import { upload } from '../kill/upload.ts'
import { startStudio } from '../studio.ts'

// Takes long: an archive with many records.

const count = 60_000
const post = (at: number) => `{"timestamp":${1_000_000_000 + at * 5_000},"data":[{"post":"${at}"}]}`

test.runIf(isDeep)(
  'thirty calls for a book at once are answered while 60,000 records come into it, and so is everybody else',
  deeper,
  async () => {
    const studio = await startStudio()
    onTestFinished(() => studio.close())
    const folder = await mkdtemp(join(tmpdir(), 'daybound-busy-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const archive = join(folder, 'facebook-many.zip')
    const records = Array.from({ length: count }, (_, at) => post(at)).join()
    const name = 'your_facebook_activity/posts/your_posts__1.json'
    await writeFile(archive, rawZip([{ name, method: 8, data: Buffer.from(`[${records}]`) }]))
    const mine = await studio.firstBook('empty')
    const other = await studio.firstBook('demo')
    const read = ({ token, bid }: typeof other) => studio.call(readBook, { token, params: { bid } })
    const change = (title: string) =>
      studio.call(changeDesign, { token: mine.token, params: { bid: mine.bid }, body: { title } })

    const caller = { origin: studio.origin, token: mine.token, onCall: () => undefined }
    const uploadId = await upload(caller, mine.bid, await readFile(archive))
    const begun = await studio.call(importArchives, {
      token: mine.token,
      body: { bid: mine.bid, uploads: [uploadId] },
    })
    expect(begun.status).toBe(202)
    let rounds = 0
    let placed = 0
    while (placed < count) {
      const changed = await Promise.all(Array.from({ length: 30 }, (_, at) => change(`書名 ${at}`)))
      const others = await Promise.all([read(other), read(mine)])
      expect([...changed, ...others].filter(({ status }) => status !== 200)).toEqual([])
      expect((await request(`${studio.origin}/health/ready`)).statusCode).toBe(200)
      const receipt = await studio.call(readReceipt, { token: mine.token, query: { bid: mine.bid } })
      placed = receipt.body.data.items.placed
      rounds += 1
    }
    expect(rounds).toBeGreaterThan(5)
  },
)
