import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { columnDesign } from '../../tests/press/column-design.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { photoRoom } from './photo-room.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2')
const widthsOf = (leastSpan?: number) =>
  photoRoom(columnDesign, 0, undefined, context, {
    ...columnDesign,
    ...(leastSpan && { leastSpan }),
  }).spans?.map(({ w }) => Math.round(w))

it('lets a photo alone stand on half of its columns, or on as many as are as wide as its design asks', () => {
  expect(widthsOf()).toEqual([54, 45, 35, 26])
  expect(widthsOf(34)).toEqual([54, 45, 35])
})
