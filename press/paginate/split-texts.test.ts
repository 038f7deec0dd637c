import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import { createCompiler } from '../engine/compiler.ts'
import type { Run } from '../page/display-list.ts'
import type { Styles } from '../page/style.ts'
import { prepareText } from '../text/prepare-text.ts'
import type { Placement, TextBlock } from './block.ts'
import { splitTexts } from './split-texts.ts'

// Takes long: five hundred texts are measured by Typst at two widths, whole and cut.

const compiler = createCompiler()
const styles: Styles = { body: { family: 'serif', size: 9.6, lineHeight: 5.7, justify: true } }
const context = { compiler, styles }

const words = (runs: readonly Run[]) => runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('')
const bare = (text: string) => text.replace(/[\s\u200b]/g, '')
// a part that goes on is drawn without the space at its end
const asDrawn = (runs: readonly Run[] = []) =>
  runs.map((run, n) => (typeof run === 'string' && n === runs.length - 1 ? run.trimEnd() : run))

function measured(texts: string[], width: number): TextBlock[] {
  const paragraphs = texts.flatMap(text => prepareText(text, 'zh-tw').paragraphs)
  const lines = compiler.countLines(
    styles,
    paragraphs.map(({ runs, lang }) => ({ style: 'body', lang, width, runs })),
  )
  return paragraphs.map((paragraph, i) => ({
    kind: 'text',
    item: 'item-1',
    style: 'body',
    paragraph,
    rowsPerLine: 2,
    lines: lines[i] ?? 1,
    before: 0,
    x: 0,
    w: width,
  }))
}

// Cut after two lines and after five, where two are left.
function cutUp(block: TextBlock): Placement[] {
  const ends = [2, 5].filter(line => line <= block.lines - 2)
  return [...ends, block.lines].map((to, n) => {
    const from = n === 0 ? 0 : (ends[n - 1] ?? 0)
    return { block, frame: n, top: 0, rows: (to - from) * 2, from, to }
  })
}

function expectPromised(texts: string[], width: number) {
  const placements = measured(texts, width).flatMap(cutUp)
  const parts = splitTexts([placements], context)
  const lines = compiler.countLines(
    styles,
    placements.map(at => ({ style: 'body', lang: 'zh-tw', width, runs: asDrawn(parts.get(at)) })),
  )
  expect(lines).toEqual(placements.map(at => at.to - at.from))
}

it('cuts a paragraph into the lines that were promised, loses no word and keeps kinsoku', () => {
  const texts = fc.sample(mixedWords({ minLength: 40, maxLength: 160 }), { seed: 2021, numRuns: 250 })
  for (const width of [48, 115]) {
    const placements = measured(texts, width).map(cutUp)
    const parts = splitTexts([placements.flat()], context)
    const lines = compiler.countLines(
      styles,
      placements.flat().map(at => ({
        style: 'body',
        lang: at.block.kind === 'text' ? at.block.paragraph.lang : 'zh-tw',
        width,
        runs: asDrawn(parts.get(at)),
      })),
    )
    const promised = placements.flat().map(at => at.to - at.from)
    const wrong = placements.flat().flatMap((at, i) => {
      const text = words(parts.get(at) ?? [])
      return lines[i] === promised[i] ? [] : [`${lines[i]} lines for ${promised[i]}: ${text}`]
    })
    // where scripts change in the middle of addresses, Typst may shape a cut line otherwise than the whole one
    expect(wrong.slice(placements.flat().length / 250)).toEqual([])
    for (const at of placements) {
      const texts = at.map(placement => words(parts.get(placement) ?? []))
      const [block] = at.map(placement => placement.block)
      expect(bare(texts.join(''))).toBe(bare(block?.kind === 'text' ? words(block.paragraph.runs) : ''))
      for (const text of texts.slice(1)) expect(text).not.toMatch(/^[\s，。、！？：；」』）》】〉…‧]/)
      for (const text of texts.slice(0, -1)) expect(text).not.toMatch(/[「『（《【〈]$/)
    }
    expect(placements.filter(at => at.length > 1).length).toBeGreaterThan(100)
  }
})

it('keeps the promise without exception for Chinese as books print it', () => {
  const plain = fc.sample(mixedWords({ minLength: 60, maxLength: 200 }, 'chinese'), { seed: 2, numRuns: 250 })
  expectPromised(plain, 115)
})

it('keeps the promise where marks that stand beside each other may be parted by a line end', () => {
  const said = '媽媽說：「不要生氣」，我說：「好」。（真的好嗎）「好。」他說；「我們回家吧」！'
  const texts = Array.from({ length: 24 }, (_, n) => '我'.repeat(n) + said.repeat(5))
  expectPromised(texts, 49.5)
})

it('keeps the promise at every line of prose with spaces, whose last one takes no room at the end of a line', () => {
  const nouns = ['trail', 'river', 'morning', 'mountain', 'umbrella', 'we', 'an', 'old man', 'ferry', 'I']
  const noun = (n: number) => nouns[(n * n * 7 + n * 3) % nouns.length] ?? ''
  const prose = (from: number, between: (n: number) => string) =>
    Array.from({ length: 60 }, (_, n) => noun(from + n) + between(n)).join('')
  const texts = Array.from({ length: 12 }, (_, n) => [
    prose(n, m => (m % 9 === 8 ? '. ' : ' ')),
    prose(n, m => (m % 5 === 4 ? '，希望天氣好。' : ' ')),
  ]).flat()
  const placements = measured(texts, 61).flatMap(block =>
    Array.from({ length: block.lines - 1 }, (_, n): Placement[] => [
      { block, frame: 0, top: 0, rows: 2 * (n + 1), from: 0, to: n + 1 },
      { block, frame: 1, top: 0, rows: 2 * (block.lines - n - 1), from: n + 1, to: block.lines },
    ]),
  )
  const wrong = placements.flatMap(places => {
    const parts = splitTexts([places], context)
    const lines = compiler.countLines(
      styles,
      places.map(at => ({
        style: 'body',
        lang: at.block.kind === 'text' ? at.block.paragraph.lang : 'zh-tw',
        width: 61,
        runs: asDrawn(parts.get(at)),
      })),
    )
    return places.flatMap((at, i) => (lines[i] === at.to - at.from ? [] : [words(parts.get(at) ?? [])]))
  })
  expect(placements.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

it('never cuts between an emoji and the stop that follows it', () => {
  const [block] = measured([`${'海'.repeat(17)}🌊，${'海'.repeat(60)}`], 18 * 9.6 * (25.4 / 72))
  if (!block) throw new Error('a paragraph was expected')
  const placements: Placement[] = [
    { block, frame: 0, top: 0, rows: 2, from: 0, to: 1 },
    { block, frame: 1, top: 0, rows: 2 * (block.lines - 1), from: 1, to: block.lines },
  ]
  const parts = splitTexts([placements], context)
  expect(placements.map(at => words(parts.get(at) ?? []).replace('\u2060', ''))).toEqual([
    '海'.repeat(17),
    `🌊，${'海'.repeat(60)}`,
  ])
})
