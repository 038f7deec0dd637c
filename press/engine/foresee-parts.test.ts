import { describe, expect, it } from 'vitest'
import { breakUnits } from '../text/break-units.ts'
import { createCompiler, type WantSplit } from './compiler.ts'
import { foreseeParts } from './foresee-parts.ts'
import { splitParagraphs } from './split-paragraphs.ts'

const styles = { body: { family: 'serif' as const, size: 10, lineHeight: 5, justify: true } }
const chinese = '今天的海很安靜，我們沿著堤防走到燈塔，再慢慢地走回來。'.repeat(6)
const mixed = 'We took the slow train to 瑞芳 and walked, 走了很久, until the rain began. '.repeat(5)
const lines = '第一行\n第二行很短\n'.repeat(8)

const want = (text: string, parts: number[]): WantSplit => ({
  style: 'body',
  lang: 'zh-tw',
  width: 60,
  units: breakUnits([text]),
  parts,
})

const wants = [want(chinese, [3]), want(chinese, [1, 4, 2]), want(mixed, [2, 3]), want(lines, [5, 1])]

it('foresees nearly as many units as Typst sets', () => {
  const ends = splitParagraphs({ styles, compiler: createCompiler() }, wants)
  for (const [i, each] of wants.entries()) {
    const [first = 0] = foreseeParts(styles, each)
    expect(Math.abs(first - (ends[i]?.[0] ?? 0))).toBeLessThanOrEqual(2)
  }
})

describe('a paragraph is parted where Typst ends its lines', () => {
  const compiler = createCompiler()
  const splitWith = (foresee: (n: number) => number) =>
    compiler.split(
      styles,
      wants.map(each => ({ ...each, foreseen: foreseeParts(styles, each).map(foresee) })),
    )
  const right = splitWith(n => n)

  it.each([
    ['nothing', () => 0],
    ['one', () => 1],
    ['one too few', (n: number) => n - 1],
    ['one too many', (n: number) => n + 1],
    ['half', (n: number) => Math.floor(n / 2)],
    ['far too many', (n: number) => n + 10_000],
  ])('where %s of its units is foreseen', (_, foresee) => {
    expect(splitWith(foresee)).toEqual(right)
  })

  it('and ends each of them', () => {
    // a unit more does not stand in the lines any more
    for (const [i, { parts, units }] of wants.entries()) {
      const [end = 0, count = 0] = [right[i]?.[0], parts[0]]
      const linesOf = (n: number) =>
        compiler.countLines(styles, [
          { style: 'body', lang: 'zh-tw', width: 60, runs: units.slice(0, n).flat() },
        ])[0]
      expect(linesOf(end)).toBe(count)
      expect(linesOf(end + 1)).toBeGreaterThan(count)
    }
  })
})
