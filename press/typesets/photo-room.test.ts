import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { columnsOf } from '../page/columns.ts'
import { photoRoom } from './photo-room.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2')
const design = {
  x: 0,
  w: 54,
  columns: columnsOf(54, 6, 1.9),
  paragraphGap: 0,
  partGap: 1,
  photoGap: 1.9,
  photoRows: 34,
  accent: '#000000',
  hairline: '#000000',
}
const widthsOf = (leastSpan?: number) =>
  photoRoom(design, 0, undefined, context, { ...design, ...(leastSpan && { leastSpan }) }).spans?.map(
    ({ w }) => Math.round(w),
  )

it('lets a photo alone stand on half of its columns, or on as many as are as wide as its design asks', () => {
  expect(widthsOf()).toEqual([54, 45, 35, 26])
  expect(widthsOf(34)).toEqual([54, 45, 35])
})
