import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadScreenRenderer, type ScreenRequest } from './screen-renderer.ts'

const asked: ScreenRequest = {
  address: new URL('http://x/app/shelf'),
  cookie: '',
  acceptLanguage: '',
  ask: async () => ({ status: 200, body: {} }),
  signal: new AbortController().signal,
}

async function builtWith(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-drawer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, '.server', 'draw.mjs'), source)
  return folder
}

test('the drawer of a build is told the settings', async () => {
  const folder = await builtWith('export const openDrawer = said => ({ draw: async () => said })')
  const drawer = await loadScreenRenderer(folder, '{"testMode":true}')
  expect(await drawer.draw(asked)).toBe('{"testMode":true}')
})

test.each(['export const opener = 1', 'export const openDrawer = () => ({})'])(
  'a build that brings something else is refused: %s',
  async source => {
    await expect(loadScreenRenderer(await builtWith(source), '{}')).rejects.toThrow()
  },
)

test('what is no page is not sent', async () => {
  const folder = await builtWith('export const openDrawer = () => ({ draw: async () => ({ html: 1 }) })')
  const drawer = await loadScreenRenderer(folder, '{}')
  await expect(drawer.draw(asked)).rejects.toThrow()
})
