import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { pt } from '../../page/style.ts'
import { house } from '../../printers/house.ts'
import { labelStyle, storyLabel } from './running-head.ts'

const { area } = buildContext(countingCompiler(5.3), 'a4-2', {})
const head = { words: '3月8日（續）', runs: ['3月8日（續）'], lang: 'zh-TW', align: 'left' as const, area }

it('names a story that goes on upon a label', () => {
  const elements = storyLabel({ ...head, month: '202103', goesOn: true })
  expect(elements.map(({ kind }) => kind)).toEqual(['shape', 'text'])
})

it('stands beside the number of the page elsewhere, clear of the frames, and not outside months', () => {
  const [text, ...others] = storyLabel({ ...head, month: '202103', goesOn: false })
  expect(others).toEqual([])
  expect(text).toMatchObject({ kind: 'text', style: 'running', x: 14, align: 'left' })
  expect(text?.y).toBeGreaterThan(area.top + area.height + 8 + 3)
  const [atRight] = storyLabel({ ...head, align: 'right', month: '202104', goesOn: false })
  expect((atRight?.x ?? 0) + (atRight?.w ?? 0)).toBe(area.width - 14)
  expect(storyLabel({ ...head, goesOn: false })).toEqual([])
})

it('keeps its letters out of what a printer may cut off', () => {
  for (const goesOn of [true, false]) {
    const words = storyLabel({ ...head, month: '202103', goesOn }).find(({ kind }) => kind === 'text')
    const air = (labelStyle.lineHeight - labelStyle.size * pt) / 2
    expect((words?.y ?? 0) + air).toBeGreaterThanOrEqual(house.safety.text - 0.1)
  }
})
