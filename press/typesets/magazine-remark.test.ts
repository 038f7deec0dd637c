import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5Two } from './a5-2.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })
const upright = { width: 1440, height: 1920 }
const photos = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => buildPhoto(`${name}${n}`, upright))

it('sets few words beside their photo in large type, and nothing else', () => {
  const entry = (n: number, words: number, count: number) =>
    buildItem({
      ...{ id: `i${n}`, time: 1_614_560_400 + n * 90_000, text: '海'.repeat(words) },
      media: photos(`p${n}`, count),
    })
  const items = [entry(1, 60, 6), entry(2, 40, 1), entry(3, 60, 6), entry(4, 300, 1), entry(5, 60, 5)]
  const { pages } = a5Two.typesetMonth(items, context)
  const large = pages.flatMap(({ elements }) =>
    elements.filter(element => element.kind === 'text' && element.style === 'remark'),
  )
  expect(large).toHaveLength(1)
  expect(large).toMatchObject([{ runs: [expect.stringMatching(/^海{39}\u2060?海$/u)] }])
})
