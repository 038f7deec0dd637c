import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileSystemNow } from '../../kernel/file-system-now.ts'
import { boundCache, cacheFolder, trimCaches } from './bound-cache.ts'
import { folderFiles } from './folder-files.ts'
import { trimFolder } from './trim-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-cache-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const sizeOf = async (path: string) => {
  const names = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  const sizes = names.map(async entry =>
    entry.isFile() ? (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size : 0,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
/** Files are told apart by when they were used, which their folder may know to some milliseconds only. */
const nextTick = async () => {
  const before = await fileSystemNow(folder)
  while ((await fileSystemNow(folder)) === before);
}
const fill = async (names: readonly string[]) => {
  for (const [at, name] of names.entries()) {
    await writeFile(join(folder, name), Buffer.alloc(100))
    await utimes(join(folder, name), at, at)
  }
}

it('removes what was not used for longest, and no more than it must', async () => {
  await fill(['a', 'b', 'c', 'd', 'e'])
  await trimFolder(folder, 500)
  expect(await readdir(folder)).toHaveLength(5)
  await trimFolder(folder, 400)
  expect((await readdir(folder)).sort()).toEqual(['c', 'd', 'e'])
})

it('spares what is in use', async () => {
  await fill(['a', 'b', 'c', 'd', 'e'])
  await trimFolder(folder, 100, 1000 * 2)
  expect((await readdir(folder)).sort()).toEqual(['c', 'd', 'e'])
})

it('what is read counts as used', async () => {
  const files = folderFiles(folder)
  for (const key of ['aa', 'bb', 'cc', 'dd']) {
    await files.putCached('covers', key, Buffer.alloc(68))
    const at = key.charCodeAt(0)
    await utimes(join(cacheFolder(folder, 'covers'), key, key), at, at)
  }
  await files.readCached('covers', 'aa')
  await trimCaches(folder, { covers: 300 })
  const sizes = ['aa', 'bb', 'cc', 'dd'].map(async key => (await files.readCached('covers', key))?.length)
  expect(await Promise.all(sizes)).toEqual([68, undefined, undefined, 68])
})

it('a crowd that fills a cache leaves it near its limit, and touches no other kind', async () => {
  const files = boundCache(folderFiles(folder), folder, { covers: 20_000 })
  await files.putCached('pages', 'page', Buffer.alloc(50_000))
  for (let n = 0; n < 200; n += 1) await files.putCached('covers', `key-${n}`, Buffer.alloc(1000))
  await nextTick()
  await files.putCached('covers', 'last', Buffer.alloc(1000))
  await expect.poll(() => sizeOf(cacheFolder(folder, 'covers'))).toBeLessThanOrEqual(20_000 * 1.2)
  expect(await files.readCached('covers', 'last')).toHaveLength(1000)
  expect(await files.readCached('pages', 'page')).toHaveLength(50_000)
})

it('a process that is killed while it writes and trims leaves nothing broken, and another brings it within bounds', async () => {
  const script = `
    import { boundCache } from ${JSON.stringify(new URL('./bound-cache.ts', import.meta.url).href)}
    import { folderFiles } from ${JSON.stringify(new URL('./folder-files.ts', import.meta.url).href)}
    const folder = ${JSON.stringify(folder)}
    const files = boundCache(folderFiles(folder), folder, { covers: 50_000 })
    for (let n = 0; ; n += 1) {
      await files.putCached('covers', 'other-' + (n % 300), Buffer.alloc(1000, n % 300))
      if (n === 100) console.log('writing')
    }`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const files = boundCache(folderFiles(folder), folder, { covers: 50_000 })
  const [line] = await once(other.stdout, 'data')
  expect(String(line)).toContain('writing')
  for (let n = 0; n < 200; n += 1) await files.putCached('covers', `mine-${n}`, Buffer.alloc(1000))
  other.kill('SIGKILL')
  await once(other, 'close')
  await trimCaches(folder, { covers: 50_000 })
  expect(await sizeOf(cacheFolder(folder, 'covers'))).toBeLessThanOrEqual(50_000)
  for (let n = 0; n < 300; n += 1) {
    const bytes = await files.readCached('covers', `other-${n}`)
    expect(bytes === undefined || bytes.equals(Buffer.alloc(1000, n))).toBe(true)
  }
})
