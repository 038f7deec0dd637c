import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { sayingItsPlace } from './saying-its-place.ts'
import { typesets } from './typesets.ts'

const context = buildContext(countingCompiler(), 'a5-1')
const place = { name: '高美濕地' }
const saidOf = (given: Parameters<typeof buildItem>[0], withPhotos = false) =>
  sayingItsPlace(buildItem({ text: '', place, ...given }), context, { withPhotos })

it('says the place of an entry of nothing else, of one with photos where that is asked for', () => {
  const media = [buildPhoto('sea')]
  expect(saidOf({})).toMatchObject({ text: '高美濕地', people: [] })
  expect(saidOf({}).place).toBeUndefined()
  expect(saidOf({ media })).toMatchObject({ text: '', place })
  expect(saidOf({ media }, true)).toMatchObject({ text: '高美濕地', media })
  expect(saidOf({ text: '風很大', media }, true)).toMatchObject({ text: '風很大', place })
})

it('stands it in a5-1 in the column of the words, as large as these', () => {
  const item = buildItem({ text: '', place, media: [buildPhoto('sea')] })
  const { typesetMonth } = typesets['a5-1']
  const elements = typesetMonth([item], context).pages.flatMap(page => page.elements)
  const said = elements.filter(
    element => element.kind === 'text' && element.runs.join('').replaceAll('\u2060', '').includes(place.name),
  )
  expect(said).toContainEqual(expect.objectContaining({ style: 'body' }))
  expect(said.filter(({ x }) => x < 30).map(element => 'style' in element && element.style)).not.toContain(
    'meta',
  )
})
