import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnParagraphs } from '../../tests/press/drawn-paragraphs.ts'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import { lineBreakFaults } from '../audit/measures/line-breaks.ts'
import { loosePairs } from '../audit/measures/punctuation-pairs.ts'
import { pt, type Styles } from '../page/style.ts'
import { prepareText } from '../text/prepare-text.ts'
import { createCompiler } from './compiler.ts'

const compiler = createCompiler()
const styles: Styles = {
  serif: { family: 'serif', size: 10, lineHeight: 6 },
  sans: { family: 'sans', size: 10, lineHeight: 6 },
}

/** em of a line */
function widthsOf(texts: readonly string[], style: string, lang: string): number[] {
  const widths = compiler.naturalWidths(
    styles,
    texts.map(text => ({ style, lang, runs: [text] })),
  )
  return widths.map(mm => Math.round((mm / 10 / pt) * 100) / 100)
}

describe.each(['serif', 'sans'])('in %s', style => {
  it.each([
    ['天」「天', 3.5],
    ['天」，天', 3.5],
    ['天）、天', 3.5],
    ['天」。「天', 4],
    ['天：「天', 3.5],
    ['天「『天', 3.5],
    ['天』」天', 3.5],
    ['天。」天', 4],
    ['天，。天', 4],
    ['天」天「天', 5],
  ])('%s takes %d em', (text, width) => {
    expect(widthsOf([text], style, 'zh-tw')).toEqual([width])
    expect(widthsOf([text], style, 'zh-hk')).toEqual([width])
  })
})

it('are squeezed in lines of every length, and begin no line that they may not begin', async () => {
  const texts = fc.sample(mixedWords({ minLength: 60, maxLength: 120 }, 'chinese'), { seed: 11, numRuns: 60 })
  const wants = texts.flatMap((text, i) =>
    prepareText(text, 'zh-tw').paragraphs.map(({ runs }) => ({
      style: i % 2 ? 'serif' : 'sans',
      lang: 'zh-tw',
      runs,
      width: 30 + (i % 20),
    })),
  )
  const paragraphs = await drawnParagraphs(compiler, styles, wants)
  const { pairs, loose } = loosePairs(paragraphs)
  expect(pairs).toBeGreaterThan(40)
  expect(loose).toBe(0)
  expect(lineBreakFaults(paragraphs)).toMatchObject({ starts: 0, ends: 0 })
})
