import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { spanOf } from '../../page/columns.ts'
import { journalPage } from './journal-page.ts'
import { quietPlaceOf } from './journal-photos.ts'

it('sets a photo of more than a few words as wide as these, and one as tall as a screen on three of their four columns', () => {
  const context = buildContext(countingCompiler(), 'a5-1', {})
  const page = journalPage(context.area.width, 2)
  const item = buildItem({ id: 'a', text: '字'.repeat(90) })
  const widthOf = (aspect: number) =>
    quietPlaceOf(item, [{ aspect, maxWidth: 120, large: false, small: false }], page, context).w
  expect([4 / 3, 1, 4 / 5, 3 / 4].map(widthOf)).toEqual(Array.from({ length: 4 }, () => page.words.w))
  expect(widthOf(9 / 16)).toBeCloseTo(spanOf(page.columns, 2, 3).w, 5)
})
