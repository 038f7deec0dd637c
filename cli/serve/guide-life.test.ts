import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guideLife } from './guide-life.ts'

test('the life of the guide book is written where it is told to, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-guide-life-'))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  vi.stubEnv('TMPDIR', '/dev/null')
  const life = await guideLife(folder, new AbortController().signal)
  const photo = life.items.flatMap(item => item.media).find(media => media.kind === 'photo')
  expect(life.items.length).toBeGreaterThan(20)
  expect(photo && (await life.openMedia(photo))).toBeInstanceOf(Buffer)
  await life.close()
})

test('it stops where it is told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-guide-life-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await expect(guideLife(folder, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await readdir(folder)).not.toContain('photos')
})
