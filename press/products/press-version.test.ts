import { expect, it } from 'vitest'
import type { Lock } from './packages-reached.ts'
import { pressParts, readLock } from './press-parts.ts'
import { pressVersion, versionOf } from './press-version.ts'

const lock = readLock()

// The version of the press beside another version of one package.
function versionWith(name: string): string {
  const changed: Lock = structuredClone(lock)
  const entry = changed.packages[`node_modules/${name}`]
  if (!entry) throw new Error(`${name} is not installed`)
  entry.version = '99.0.0'
  return versionOf(pressParts(changed))
}

it.each(['react', 'vite', 'fastify', 'pg', '@mantine/core', 'zod', 'typescript'])(
  'stays as it is beside another %s',
  name => expect(versionWith(name)).toBe(pressVersion()),
)

it.each([
  '@myriaddreamin/typst-ts-node-compiler',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@expo-google-fonts/noto-serif-tc',
  '@expo-google-fonts/noto-color-emoji',
  'sharp',
  '@img/sharp-libvips-linux-x64',
  '@img/sharp-libvips-darwin-arm64',
  '@hyzyla/pdfium',
  'qrcode',
])('is another beside another %s', name => expect(versionWith(name)).not.toBe(pressVersion()))

it('is another with any file of the press, and any that it imports', () => {
  const parts = pressParts()
  const names = [
    'press/engine/draw.typ',
    'press/engine/words.typ',
    'press/products/engine-child.ts',
    'domain/books/spine.ts',
    'domain/catalogue/papers.ts',
    'locales/zh-tw/book.ts',
    'locales/en/cover.ts',
  ]
  for (const name of names) {
    expect(parts.files.has(name), name).toBe(true)
    const files = new Map(parts.files).set(name, Buffer.from('other'))
    expect(versionOf({ ...parts, files })).not.toBe(pressVersion())
  }
})

it('takes no heed of words and rules that are not printed, nor of the audit', () => {
  const names = [...pressParts().files.keys()]
  expect(
    names.filter(name => /test|press\/audit|locales\/.*(web|cli|serve|studio)|login|regions/.test(name)),
  ).toEqual([])
})
