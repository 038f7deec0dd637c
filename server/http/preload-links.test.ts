import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { preloadLinks } from './preload-links.ts'

function build(manifest?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybound-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  if (manifest) {
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  }
  return folder
}

const made = {
  'index.html': { file: 'index.js', imports: ['react'], css: ['index.css'] },
  react: { file: 'react.js' },
  menu: { file: 'menu.js', css: ['menu.css'] },
  'routes/shelf/shelf.tsx': { file: 'shelf.js', imports: ['index.html', 'menu'], css: ['shelf.css'] },
  '../locales/zh-tw/web-shelf.json': { file: 'tw.js' },
  '../locales/zh-hk/web-shelf.json': { file: 'hk.js' },
}

test('a screen comes with its files and words, but for what the page links to already', () => {
  const links = preloadLinks(build(made))
  expect(links('/app/shelf', 'zh-tw').match(/href="[^"]+"/g)).toEqual(
    ['shelf.css', 'menu.css', 'shelf.js', 'tw.js', 'menu.js'].map(file => `href="/${file}"`),
  )
  expect(links('/app/shelf', 'zh-hk')).toMatch(/tw\.js.*hk\.js/)
})

test('other screens and other builds bring nothing', () => {
  expect(preloadLinks(build(made))('/app/shelves', 'en')).toBe('')
  expect(preloadLinks(build())('/app/shelf', 'en')).toBe('')
})

test('the screens are those of the web app', () => {
  const source = readFileSync(join(import.meta.dirname, 'preload-links.ts'), 'utf8')
  const entries = [...source.matchAll(/entry: '([^']+)'/g)].map(match => match[1] ?? '')
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) expect(existsSync(join(import.meta.dirname, '../../web', entry))).toBe(true)
})
