import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { spanOf } from '../../page/columns.ts'
import { halfHigh } from './half-high.ts'
import { journalPage } from './journal-page.ts'

const context = buildContext(countingCompiler(), 'a5-1', {})
const { columns } = journalPage(context.area.width, 2)
const photo = (aspect: number) => ({ aspect, maxWidth: 120, large: false, small: false })
const placeOf = (letters: number, aspect: number, whole = false) =>
  halfHigh(
    buildItem({ id: 'a', text: '字'.repeat(letters) }),
    { ...photo(aspect), ...(whole && { whole }) },
    columns,
    context,
  )

it('gives a tall photo of a line of words a place on which it is no higher than half of the page', () => {
  for (const aspect of [4 / 5, 3 / 4, 2 / 3, 9 / 16]) {
    const { w } = placeOf(20, aspect) ?? { w: Number.POSITIVE_INFINITY }
    expect(w / aspect).toBeLessThan(context.area.height * 0.52)
  }
  expect(placeOf(20, 3 / 4)?.w).toBeCloseTo(spanOf(columns, 2, 3).w, 5)
})

it('makes the screen of a phone narrower than any photo', () => {
  expect(placeOf(20, 0.46, true)?.w).toBeLessThan(placeOf(20, 0.46)?.w ?? 0)
})

it('leaves what is no taller than wide, and photos of more words, as they are', () => {
  expect(placeOf(20, 1)).toBeUndefined()
  expect(placeOf(90, 3 / 4)).toBeUndefined()
})
