import { expect, it } from 'vitest'
import type { TypesetName } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { pt } from '../page/style.ts'
import { typesets } from './typesets.ts'

/** mm of white between the letters of a place and the photo below them, of an entry without words. */
function whiteBelowPlace(typeset: TypesetName): number {
  const item = buildItem({ text: '', place: { name: '高美濕地' }, media: [buildPhoto('sea')] })
  const [page] = typesets[typeset].typesetMonth([item], buildContext(countingCompiler(), typeset)).pages
  const place = page?.elements.find(
    element => element.kind === 'text' && element.runs.join('').replaceAll('\u2060', '').includes('高美濕地'),
  )
  const photo = page?.elements.find(element => element.kind === 'image')
  if (place?.kind !== 'text' || !photo)
    throw new Error('the entry has its place and its photo on the first page')
  const style = typesets[typeset].styles[place.style]
  if (!style) throw new Error('the line of the place has a style')
  return photo.y - place.y - (style.lineHeight + style.size * pt) / 2
}

it.each(['a5-1', 'a5-waterfall-blog'] as const)(
  '%s keeps the photo of a check-in apart from its place',
  typeset => {
    expect(whiteBelowPlace(typeset)).toBeGreaterThan(1.5)
  },
)
