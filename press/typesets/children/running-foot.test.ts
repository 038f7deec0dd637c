import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { runningFoot } from './running-foot.ts'

const { area } = buildContext(countingCompiler(5.3), 'a4-2', {})
const head = { runs: ['3月8日（續）'], lang: 'zh-TW', align: 'left' as const, area }

it('stands beside the number of the page, clear of the frames, and not outside months', () => {
  const [text, ...others] = runningFoot({ ...head, month: '202103' })
  expect(others).toEqual([])
  expect(text).toMatchObject({ kind: 'text', style: 'running', x: 14, align: 'left' })
  expect(text?.y).toBeGreaterThan(area.top + area.height + 8 + 3)
  const [atRight] = runningFoot({ ...head, align: 'right', month: '202104' })
  expect((atRight?.x ?? 0) + (atRight?.w ?? 0)).toBe(area.width - 14)
  expect(runningFoot({ ...head })).toEqual([])
})
