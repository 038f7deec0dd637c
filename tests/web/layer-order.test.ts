import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { askBrowser } from '../journeys/start-browser.ts'

test('the order of layers is said before any file of styles, however the styles are split', async () => {
  const { webFolder } = await askBrowser(inject('browserSocket'))
  const page = await readFile(join(webFolder, 'index.html'), 'utf8')
  const order = page.search(/@layer base, ?mantine;/)
  expect(order).toBeGreaterThan(0)
  expect(page.search(/<link[^>]*stylesheet/)).toBeGreaterThan(order)
})
