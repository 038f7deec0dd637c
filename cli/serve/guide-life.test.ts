import { mkdtemp, rm } from 'node:fs/promises'
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
  const life = await guideLife(folder)
  const photo = life.items.flatMap(item => item.media).find(media => media.kind === 'photo')
  expect(life.items.length).toBeGreaterThan(20)
  expect(photo && (await life.openMedia(photo))).toBeInstanceOf(Buffer)
  await life.close()
})
