import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCompiler } from '../engine/compiler.ts'
import { placeholderKey } from '../engine/placeholder.ts'
import { prepareText } from '../text/prepare-text.ts'
import type { DrawnPage } from './drawn-page.ts'
import { openBook } from './open-book.ts'
import { readDrawnPages } from './read-drawn-pages.ts'

let folder: string
let pages: DrawnPage[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-drawn-'))
  const place = { kind: 'text' as const, style: 'body', x: 8, w: 60 }
  const texts = ['今天的海很安靜，我們走到港口才下起雨來 hello 🌊。', '没有来']
  const drawing = {
    title: '',
    author: '',
    width: 80,
    height: 120,
    styles: { body: { family: 'serif' as const, size: 9, lineHeight: 6, justify: true } },
    pages: [
      [
        ...texts.flatMap((text, i) =>
          prepareText(text, 'zh-tw').paragraphs.map(({ runs, lang }) => ({
            ...place,
            y: 10 + i * 40,
            runs,
            lang,
          })),
        ),
        {
          kind: 'image' as const,
          x: 10,
          y: 80,
          w: 30,
          h: 20,
          crop: { x: 0.25, y: 0, w: 0.5, h: 0.8 },
          key: placeholderKey(0),
        },
      ],
    ],
  }
  const file = join(folder, 'page.pdf')
  await writeFile(file, createCompiler().pdf(drawing, false))
  pages = await readDrawnPages(file)
})
afterAll(() => rm(folder, { recursive: true }))

it('reads the lines that the engine drew, with their places, sizes and families', () => {
  const [page] = openBook(pages).pages
  const [first, second] = page?.paragraphs ?? []
  expect(
    first
      ?.map(line => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe('今天的海很安靜，我們走到港口才下起雨來hello🌊。')
  expect(first).toHaveLength(2)
  expect(first?.[0]?.x).toBeCloseTo(8, 1)
  expect((first?.[1]?.y ?? 0) - (first?.[0]?.y ?? 0)).toBeCloseTo(6, 2)
  expect(first?.[0]?.size).toBeCloseTo(9, 1)
  const families = new Set(first?.flatMap(line => line.glyphs.map(glyph => glyph.family)))
  // the font of the emoji has no name
  expect([...families]).toEqual(['NotoSerifTC', ''])
  expect(second?.[0]?.text).toBe('没有来')
})

it('reads what is seen of a picture, and where all of it would stand', () => {
  const [image] = pages[0]?.images ?? []
  const rounded = (box = { x: 0, y: 0, w: 0, h: 0 }) =>
    Object.values(box).map(value => Math.round(value * 10) / 10)
  expect(rounded(image?.box)).toEqual([10, 80, 30, 20])
  expect(rounded(image?.whole)).toEqual([-5, 80, 60, 25])
})
