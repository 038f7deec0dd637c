import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadScreenRenderer, type ScreenRequest } from './screen-renderer.ts'

const request: ScreenRequest = {
  address: new URL('http://x/app/shelf'),
  cookie: '',
  acceptLanguage: '',
  ask: async () => ({ status: 200, body: {} }),
  signal: new AbortController().signal,
}

async function builtWith(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-renderer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.server'))
  await writeFile(join(folder, '.server', 'render-screen.mjs'), source)
  return folder
}

test('the renderer of a build is told the settings', async () => {
  const folder = await builtWith(
    'export const openScreenRenderer = settings => ({ render: async () => settings })',
  )
  const renderer = await loadScreenRenderer(folder, '{"testMode":true}')
  expect(await renderer.render(request)).toBe('{"testMode":true}')
})

test.each(['export const opener = 1', 'export const openScreenRenderer = () => ({})'])(
  'a build that brings something else is refused: %s',
  async source => {
    await expect(loadScreenRenderer(await builtWith(source), '{}')).rejects.toThrow()
  },
)

test('what is no page is not sent', async () => {
  const folder = await builtWith(
    'export const openScreenRenderer = () => ({ render: async () => ({ html: 1 }) })',
  )
  const renderer = await loadScreenRenderer(folder, '{}')
  await expect(renderer.render(request)).rejects.toThrow()
})
