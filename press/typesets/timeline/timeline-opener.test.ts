import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { seal } from '../palette.ts'
import { wordsOf } from './rail.ts'
import { timelineOpener } from './timeline-opener.ts'

const context = buildContext(countingCompiler(), 'a5-column-tweet', { edited: true })
const entry = (n: number, text: string) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 86_400, text })
const spoken = [0, 1, 2, 3].map(n => entry(n, '今天下雨，哪裡也沒去。'.repeat(4)))
const sentence = '風把整條街的葉子都吹到河裡去了。'

it('parts what is said of a month from its entries by the strip of its days', () => {
  const { top, rowMm } = context.area
  const { rows, elements } = timelineOpener([...spoken, entry(9, sentence.repeat(3))], context)
  const said = elements.find(element => element.kind === 'text' && element.style === 'sentence')
  const ticks = elements.flatMap(element => (element.kind === 'rect' ? [element] : []))
  expect(said).toBeDefined()
  expect(ticks).toHaveLength(31)
  for (const { y, h } of ticks) {
    expect(y).toBeGreaterThan((said?.y ?? 0) + 6)
    expect(y + h).toBeLessThan(top + (rows - 1) * rowMm)
  }
})

it('shows the days of all entries where it says nothing else of them', () => {
  const items = [entry(2, '下雨。'), entry(5, '放晴。')]
  const red = (shown: Parameters<typeof timelineOpener>[2]) =>
    timelineOpener(items, context, shown).elements.filter(e => e.kind === 'rect' && e.fill === seal).length
  expect(red([])).toBe(2)
  expect(red([])).toBe(red(items))
})

it('names the month once beside its number, and what was lived in it at the end of that line', () => {
  const { headless, elements } = timelineOpener(spoken, context)
  const facts = elements.find(element => element.kind === 'text' && element.style === 'openerYear')
  const { x, w } = wordsOf(context)
  expect(headless).toBe(true)
  expect(facts).toMatchObject({ align: 'right' })
  expect((facts?.x ?? 0) + (facts?.kind === 'text' ? facts.w : 0)).toBeCloseTo(x + w)
})

it('has its sentence larger, and in the midst of the rows that it takes more', () => {
  const items = [...spoken, entry(9, sentence.repeat(3))]
  const [usual, more] = [0, 6].map(more => timelineOpener(items, context, items, more))
  const saidIn = (opener: typeof usual) =>
    opener?.elements.find(
      element =>
        element.kind === 'text' && ['sentence', 'large'].includes(element.style) && element.lines > 0,
    )
  expect(more?.rows).toBe((usual?.rows ?? 0) + 6)
  expect(saidIn(usual)).toMatchObject({ style: 'sentence' })
  expect(saidIn(more)).toMatchObject({ style: 'large' })
  expect(saidIn(more)?.y).toBeGreaterThan((saidIn(usual)?.y ?? 0) + context.area.rowMm)
})
