import { PDFiumLibrary } from '@hyzyla/pdfium'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import type { Run } from '../page/display-list.ts'
import type { Styles } from '../page/style.ts'
import { prepareText } from '../text/prepare-text.ts'
import { createCompiler } from './compiler.ts'

const compiler = createCompiler()
const styles: Styles = { body: { family: 'serif', size: 9.6, lineHeight: 5.7, justify: true } }
const size = { width: 80, height: 120 }
const measure = { x: 8, y: 5, w: 60 }

let pdfium: PDFiumLibrary
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init()
})
afterAll(() => pdfium.destroy())

/** Ink of each page: the box of all pixels that are not white, in mm. */
async function inkOf(pages: readonly { runs: Run[]; lang: string; continues?: boolean }[]) {
  const drawing = {
    ...size,
    title: '',
    author: '',
    styles,
    pages: pages.map(page => [{ kind: 'text' as const, style: 'body', ...measure, ...page }]),
  }
  const document = await pdfium.loadDocument(compiler.pdf(drawing, false))
  const boxes: { left: number; right: number; pixels: number }[] = []
  const scale = 3
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    const mm = (px: number) => (px / scale / 72) * 25.4
    const box = { left: size.width, right: 0, pixels: 0 }
    for (let i = 0; i < width * height; i++) {
      if (Math.min(data[i * 4] ?? 255, data[i * 4 + 1] ?? 255, data[i * 4 + 2] ?? 255) > 150) continue
      box.pixels += 1
      box.left = Math.min(box.left, mm(i % width))
      box.right = Math.max(box.right, mm((i % width) + 1))
    }
    boxes.push(box)
  }
  document.destroy()
  return boxes
}

it('sets no line wider than its measure, with addresses, emoji and points at its end', async () => {
  const texts = fc.sample(mixedWords({ minLength: 60, maxLength: 120 }), { seed: 7, numRuns: 40 })
  const boxes = await inkOf(texts.flatMap(text => prepareText(text, 'zh-tw').paragraphs))
  expect(boxes.length).toBeGreaterThanOrEqual(40)
  expect(Math.max(...boxes.map(box => box.right))).toBeLessThan(measure.x + measure.w + 0.5)
  expect(Math.min(...boxes.map(box => box.left))).toBeGreaterThan(measure.x - 0.5)
})

it('ends a part with the hyphen of a word that goes on overleaf', async () => {
  const [parted, hyphened, whole] = await inkOf(
    ['wonder\u00ad', 'wonder-', 'wonder'].map(word => ({
      runs: [`Nothing else was left that was a ${word}`],
      lang: 'en',
      continues: true,
    })),
  )
  expect(parted?.pixels).toBe(hyphened?.pixels)
  expect(parted?.pixels).toBeGreaterThan(whole?.pixels ?? 0)
})

describe('each language prints', () => {
  it.each([
    ['Chinese', '今天的海很安靜'],
    ['English', 'We walked home'],
    ['Japanese', '今日は海へ行きました'],
    ['Korean', '오늘은 바다에 갔다'],
    ['Russian', 'Мы были у моря'],
    ['Thai', 'วันนี้เราไปทะเล'],
    ['Hindi', 'आज हम समुद्र गए'],
    ['emoji', '🌊👨‍👩‍👧🏴󠁧󠁢󠁥󠁮󠁧󠁿☀️❤️'],
  ])('%s from the left', async (_, text) => {
    const [box] = await inkOf(prepareText(text, 'zh-tw').paragraphs)
    expect(box?.left).toBeLessThan(measure.x + 1)
    expect(box?.pixels).toBeGreaterThan(500)
  })

  it.each([
    ['Arabic', 'ذهبنا إلى البحر'],
    ['Hebrew', 'הלכנו היום לים'],
  ])('%s from the right', async (_, text) => {
    const [box] = await inkOf(prepareText(text, 'zh-tw').paragraphs)
    expect(box?.right).toBeGreaterThan(measure.x + measure.w - 1)
    expect(box?.left).toBeGreaterThan(measure.x + 20)
    expect(box?.pixels).toBeGreaterThan(300)
  })
})

describe('an emoji that is white', () => {
  /** Pixels of what is drawn behind it. */
  async function skyOf(emoji: string): Promise<number> {
    const text = { kind: 'text' as const, style: 'body', lang: 'zh-tw', runs: ['海', { emoji }], ...measure }
    const drawing = { ...size, title: '', author: '', styles, pages: [[text]] }
    const document = await pdfium.loadDocument(compiler.pdf(drawing, true))
    const { data, width, height } = await document.getPage(0).render({ scale: 3, render: 'bitmap' })
    document.destroy()
    const pixels = Array.from({ length: width * height }, (_, i) => [...data.subarray(i * 4, i * 4 + 3)])
    return pixels.filter(([r = 0, g = 0, b = 0]) => r === 0xb9 && g === 0xc9 && b === 0xd8).length
  }

  it.each(['☁️', '🤍', '🕊️', '🦢'])('%s stands on the sky', async emoji => {
    expect(await skyOf(emoji)).toBeGreaterThan(150)
  })

  it.each(['😂', '❤️', '⬜', '🏳️‍🌈'])('%s needs none', async emoji => {
    expect(await skyOf(emoji)).toBe(0)
  })
})
