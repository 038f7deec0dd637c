import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnParagraphs } from '../../tests/press/drawn-paragraphs.ts'
import { mixedWords } from '../../tests/press/mixed-words.ts'
import { tornLines } from '../audit/measures/torn-lines.ts'
import { pt, type Styles } from '../page/style.ts'
import { prepareText } from '../text/prepare-text.ts'
import { createCompiler } from './compiler.ts'
import { limitStretch } from './limit-stretch.ts'

const compiler = createCompiler()
const styles: Styles = {
  serif: { family: 'serif', size: 9, lineHeight: 6, justify: true },
  sans: { family: 'sans', size: 9, lineHeight: 6, justify: true },
}
const context = { compiler, styles }
const em = 9 * pt

describe('of words as people mix them', () => {
  const texts = fc.sample(mixedWords({ minLength: 60, maxLength: 120 }, 'chinese'), { seed: 5, numRuns: 60 })
  const wants = texts.flatMap((text, i) =>
    prepareText(text, 'zh-tw').paragraphs.map(({ runs, lang }) => ({
      style: i % 2 ? 'serif' : 'sans',
      lang,
      runs,
      width: (14 + (i % 19) + 0.3 * (i % 4)) * em,
    })),
  )
  const limited = limitStretch(context, wants)

  it('five of six lines that would be torn open are left ragged', async () => {
    const drawn = wants.map((want, i) => ({ ...want, runs: limited[i]?.runs ?? [] }))
    const before = tornLines(await drawnParagraphs(compiler, styles, wants))
    expect(before).toBeGreaterThan(50)
    // the others end otherwise than foreseen, among signs that few people write
    expect(tornLines(await drawnParagraphs(compiler, styles, drawn))).toBeLessThan(before / 6)
  })

  it('nothing is lost, and the lines are those that the engine counts', () => {
    const words = (runs: unknown) => JSON.stringify(runs).replaceAll('\\n', '')
    expect(limited.map(({ runs }) => words(runs))).toEqual(wants.map(({ runs }) => words(runs)))
    const counted = compiler.countLines(
      styles,
      wants.map((want, i) => ({ ...want, runs: limited[i]?.runs ?? [] })),
    )
    expect(limited.map(({ lines }) => lines)).toEqual(counted)
  })
})

it('leaves lines straight that are full, and those that a little white fills', () => {
  const wants = [18, 18.4, 30].map(ems => ({
    style: 'serif',
    lang: 'zh-tw',
    runs: ['海'.repeat(70)],
    width: ems * em,
  }))
  expect(limitStretch(context, wants).map(({ runs }) => runs)).toEqual(wants.map(({ runs }) => runs))
})

it('foresees the lines of an indented paragraph', () => {
  const runs = [`\u2003\u2003${'海'.repeat(16)}，${'海'.repeat(40)}`]
  const want = { style: 'serif', lang: 'zh-tw', width: 18 * em, runs }
  // the last character before the point goes with it, which leaves 17 em to 18
  expect(limitStretch(context, [want])[0]?.runs).toEqual(runs)
  const narrow = { ...want, width: 12 * em, runs: [`\u2003\u2003${'海'.repeat(8)}Taipei${'海'.repeat(20)}`] }
  expect(limitStretch(context, [narrow])[0]?.runs).toEqual([
    `\u2003\u2003${'海'.repeat(8)}\nTaipei${'海'.repeat(20)}`,
  ])
})

it('takes a measure that is a hair short of whole ems as whole', () => {
  const want = { style: 'serif', lang: 'zh-tw', runs: ['海'.repeat(36)] }
  expect(limitStretch(context, [{ ...want, width: 17.93 * em }])[0]?.lines).toBe(2)
  expect(limitStretch(context, [{ ...want, width: 17.8 * em }])[0]?.lines).toBe(3)
})

describe('of English', () => {
  const text =
    'There is something about supermarkets in foreign countries which makes me unreasonably happy, because everything is arranged according to another understanding of breakfast and of what belongs together.'
  const wants = Array.from({ length: 30 }, (_, i) => ({
    style: 'serif',
    lang: 'en',
    width: (15 + i / 2) * em,
    runs: [text],
  }))
  const limited = limitStretch(context, wants)

  it('words are parted by a hyphen where a line would be torn, and keep their letters', async () => {
    const all = limited.map(({ runs }) => runs.join(''))
    expect(all.filter(runs => runs.includes('\u00ad')).length).toBeGreaterThan(20)
    for (const runs of all) expect(runs.replace(/[\u00ad\n]/g, '')).toBe(text)
    const drawn = await drawnParagraphs(
      compiler,
      styles,
      wants.map((want, i) => ({ ...want, runs: limited[i]?.runs ?? [] })),
    )
    expect(drawn.map(lines => lines.length)).toEqual(limited.map(({ lines }) => lines))
    const ends = drawn.flatMap(lines => lines.slice(0, -1).map(line => line.text))
    // PDF readers find the word whole: the hyphen that is drawn is told as a soft one
    expect(ends.filter(end => !text.includes(`${end} `)).length).toBeGreaterThan(20)
    // a space is no wider than two and a half
    const gaps = drawn.flat().flatMap(line =>
      line.glyphs.flatMap(({ text, x }, i) => {
        const next = line.glyphs[i + 1]
        return text === ' ' && next ? [(next.x - x) / em] : []
      }),
    )
    expect(Math.max(...gaps)).toBeLessThan(0.63)
  })

  it('another language is not hyphenated', () => {
    const danish =
      'Vi gik hjem gennem regnen, og ingen sagde noget før hjørnet, hvor bageren allerede havde tændt lyset i vinduerne og sat formiddagens kanelsnegle frem.'
    const ragged = limitStretch(
      context,
      wants.map(want => ({ ...want, runs: [danish] })),
    )
    expect(ragged.some(({ runs }) => runs.join('').includes('\n'))).toBe(true)
    expect(ragged.some(({ runs }) => runs.join('').includes('\u00ad'))).toBe(false)
  })
})

it('parts an English word in a Chinese line', () => {
  const want = {
    style: 'serif',
    lang: 'zh-tw',
    width: 14.3 * em,
    runs: ['今天去吃了一間叫做international的咖啡店'],
  }
  expect(limitStretch(context, [want])[0]?.runs).toEqual(['今天去吃了一間叫做interna\u00adtional的咖啡店'])
})

it('foresees the lines of simplified Chinese, whose points give way like brackets', async () => {
  const text = '妈妈寄来的包裹：香菇、乌龙茶、三双袜子，还有一张写着「别省钱」的纸条，「别忘了吃饭」。'
  const wants = Array.from({ length: 30 }, (_, i) => ({
    style: 'serif',
    lang: 'zh-cn',
    width: (14 + i * 0.45) * em,
    runs: prepareText(text, 'zh-tw').paragraphs[0]?.runs ?? [],
  }))
  const drawn = wants.map((want, i) => ({ ...want, runs: limitStretch(context, wants)[i]?.runs ?? [] }))
  expect(tornLines(await drawnParagraphs(compiler, styles, wants))).toBeGreaterThan(2)
  expect(tornLines(await drawnParagraphs(compiler, styles, drawn))).toBe(0)
})

it.each([
  ['the spaces of an indent', `\u2003\u2003${'海'.repeat(25)}`],
  ['dashes', `${'海'.repeat(12)}——${'海'.repeat(13)}`],
])('leaves a line ragged that would be torn because %s do not give', (_, words) => {
  const want = {
    style: 'serif',
    lang: 'zh-tw',
    runs: [`${words}1234567890，${'海'.repeat(20)}`],
    width: 30 * em,
  }
  expect(limitStretch(context, [want])[0]?.runs.join('')).toContain('\n')
})

it('tears no Chinese words open in a paragraph of Latin ones', async () => {
  const text = '終於可以睡覺。Deadline is dead, long live the deadline.'
  const lines = Array.from({ length: 40 }, (_, n) => ({
    style: 'serif',
    lang: 'en',
    runs: [text],
    width: (14 + n * 0.2) * em,
  }))
  const drawn = lines.map((want, i) => ({ ...want, runs: limitStretch(context, lines)[i]?.runs ?? [] }))
  expect(tornLines(await drawnParagraphs(compiler, styles, drawn))).toBe(0)
})
