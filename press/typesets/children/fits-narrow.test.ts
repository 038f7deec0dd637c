import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { fitsNarrow } from './fits-narrow.ts'
import { narrowOf } from './page-grid.ts'
import { tellBeside } from './tell-beside.ts'

const context = buildContext(countingCompiler(5.3), 'a4-2')
const fits = (text: string, w = 46, rows = 9) => fitsNarrow(buildItem({ text }), w, rows, 'body', context)

it('holds words whose lines are one line each there, and leave some white below a picture', () => {
  expect(fits('好喔')).toBe(true)
  expect(fits('阿寶發燒了，今晚不用睡了')).toBe(false)
  expect(fits('好喔\n好喔\n好喔', 46, 4)).toBe(false)
})

it('holds no tags and addresses, and no day', () => {
  expect(fits('好喔\n#鴨川散步 #京都')).toBe(false)
  expect(fits('好喔', 30)).toBe(false)
})

it('gives a frame one of two widths, at the left of the page', () => {
  const media = [buildPhoto('a', { width: 500, height: 900 })]
  const tell = (text: string, count: number) => tellBeside(buildItem({ text, media }), true, count, context)
  const narrow = narrowOf(context.area).frame.w
  for (const [text, count, w] of [
    ['好喔', 4, narrow],
    ['好喔', 6, context.area.width],
    ['好喔'.repeat(70), 4, context.area.width],
  ] as const)
    expect(tell(text, count)).toMatchObject({ x: 0, w })
})
