import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesOf } from '#domain/catalogue/names-of'
import type { DemoFormat } from '#sandbox/demo-life/formats/formats'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { unaccounted } from '#sources/check-receipt'
import { readHistory } from '#sources/read-history'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-formats-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// Facebook's albums are items beside the posts; the label_values export of the demo has no album lists.
const albumsIn: Record<DemoFormat, number> = {
  'facebook-2020': 12,
  'facebook-2023': 12,
  'facebook-2024': 12,
  'facebook-page': 12,
  'facebook-html': 12,
  'facebook-html-zh-tw': 12,
  'facebook-label-values': 0,
  'instagram-2020': 0,
  'instagram-2022': 0,
  'instagram-2024': 0,
  'instagram-2025': 0,
}

test.each(namesOf(albumsIn))('the demo life as %s is read whole', async format => {
  const written = await writeDemoLife({
    target: { zip: join(folder, `${format}.zip`) },
    format,
    photos: 'none',
  })
  const history = await readHistory(written.paths)
  if ('refused' in history) throw new Error(history.refused)
  expect(history.items).toHaveLength(written.posts + albumsIn[format])
  expect(unaccounted(history)).toEqual({ items: 0, photos: 0 })
  expect(history.receipt.filter(line => line.outcome === 'unreadable')).toEqual([])
  await history.close()
})
