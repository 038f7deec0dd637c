import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../../tests/press/build-item.ts'
import { folderCache, monthKey } from './month-cache.ts'
import type { MonthInput } from './typeset-month.ts'

const input: MonthInput = {
  month: '202103',
  items: [buildItem({ media: [buildPhoto('harbour')] })],
  typeset: 'a5-1',
  locale: 'zh-tw',
  timeZone: 'Asia/Taipei',
  profile: 'house',
  binding: 'paperback',
}

const item = (overrides: Parameters<typeof buildItem>[0]) => ({
  items: [buildItem({ media: [buildPhoto('harbour')], ...overrides })],
})

it.each<[name: string, change: Partial<MonthInput>]>([
  ['the month', { month: '202104' }],
  ['the typeset', { typeset: 'a5-2' }],
  ['the language', { locale: 'en' }],
  ['the time zone', { timeZone: 'UTC' }],
  ['the printer', { profile: 'kdp' }],
  ['the binding', { binding: 'hardback' }],
  ['a word of an item', item({ text: '今天的海很安靜！' })],
  ['the hour of an item', item({ time: 1_615_681_567 })],
  ['the place of an item', item({ place: { name: '墾丁' } })],
  ['the people of an item', item({ people: ['小滿'] })],
  ['a link of an item', item({ links: [{ url: 'https://example.com' }] })],
  ['a photo', item({ media: [buildPhoto('mountain')] })],
  ['the size of a photo', item({ media: [buildPhoto('harbour', { width: 1200 })] })],
  ['a caption', item({ media: [buildPhoto('harbour', {}, { caption: '港口' })] })],
  [
    'the part of a photo that is shown',
    item({ media: [buildPhoto('harbour', {}, { crop: { x: 0, y: 0, w: 0.5, h: 1 } })] }),
  ],
  ['how large a photo is wanted', item({ media: [buildPhoto('harbour', {}, { size: 'large' })] })],
  ['the number of items', { items: [] }],
  ['that it is of a gift book', { gift: true }],
])('the key of a month changes with %s', (_, change) => {
  expect(monthKey({ ...input, ...change })).not.toBe(monthKey(input))
})

it('is the same for the same input', () => {
  expect(monthKey(structuredClone(input))).toBe(monthKey(input))
})

it('keeps pages in files that are whole or not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-months-'))
  try {
    const cache = await folderCache(join(folder, 'months'))
    const pages = { month: '202103', pages: [{ elements: [], regions: [], empty: 0.2 }], missing: ['𓀀'] }
    expect(await cache.get('key')).toBeUndefined()
    await cache.put('key', pages)
    expect(await (await folderCache(join(folder, 'months'))).get('key')).toEqual(pages)
    expect(await readdir(join(folder, 'months'))).toEqual(['key.json'])
    await writeFile(join(folder, 'months', 'key.json'), '{"month": "2021')
    expect(await cache.get('key')).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})
