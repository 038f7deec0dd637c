import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPhotos } from './read-photos.ts'

test('each file is read whole, whatever came before it, and one that is away says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-photos-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const read = readPhotos()
  for (const [n, length] of [3, 3_000_000, 0, 70_000].entries()) {
    const bytes = Buffer.alloc(length, n + 1)
    await writeFile(join(folder, String(n)), bytes)
    expect(read(join(folder, String(n))).equals(bytes)).toBe(true)
  }
  expect(() => read(join(folder, 'away'))).toThrow('ENOENT')
})
