import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { storyLabel } from './running-head.ts'

const { area } = buildContext(countingCompiler(5.3), 'a4-2', {})
const head = { words: '3月8日（續）', runs: ['3月8日（續）'], lang: 'zh-TW', align: 'left' as const, area }

it('names a story that goes on upon a label', () => {
  const elements = storyLabel({ ...head, month: '202103', goesOn: true })
  expect(elements.map(({ kind }) => kind)).toEqual(['shape', 'text'])
})

it('stands without a label elsewhere, clear of the frames, and not outside months', () => {
  const [text, ...others] = storyLabel({ ...head, month: '202103', goesOn: false })
  expect(others).toEqual([])
  expect(text).toMatchObject({ kind: 'text', style: 'running' })
  expect(storyLabel({ ...head, goesOn: false })).toEqual([])
})
