import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { spanOf } from '../../page/columns.ts'
import { journalPage } from './journal-page.ts'
import { quietPlaceOf } from './journal-photos.ts'

const { area } = buildContext(countingCompiler(), 'a5-1', {})
const page = journalPage(area.width, 2)
const photo = (aspect: number, maxWidth = 120) => ({ aspect, maxWidth, large: false, small: false })

it('sets a photo alone as wide as the words, and on three of their columns what is tall or has few pixels', () => {
  const placeOf = (...of: Parameters<typeof photo>) => quietPlaceOf([photo(...of)], page)
  for (const aspect of [4 / 3, 1]) expect(placeOf(aspect)).toEqual(page.words)
  for (const place of [placeOf(9 / 16), placeOf(4 / 5), placeOf(4 / 3, 50)])
    expect(place).toEqual(spanOf(page.columns, 2, 3))
})

it('sets several over the whole measure, however few they are', () => {
  for (const count of [2, 3, 4, 7])
    expect(
      quietPlaceOf(
        Array.from({ length: count }, () => photo(3 / 4)),
        page,
      ),
    ).toMatchObject({
      x: 0,
      w: area.width,
    })
})
