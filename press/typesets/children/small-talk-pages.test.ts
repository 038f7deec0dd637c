import { expect, it } from 'vitest'
import { buildContext } from '../../../tests/press/build-context.ts'
import { buildItem } from '../../../tests/press/build-item.ts'
import { countingCompiler } from '../../../tests/press/counting-compiler.ts'
import { typesets } from '../typesets.ts'

const context = buildContext(countingCompiler(8), 'a4-2', { edited: true })
const said = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    buildItem({
      id: `i${n}`,
      time: 1_614_560_400 + n * 90_000,
      text: ['累了', '好喔', '今天很好'][n % 3] ?? '',
    }),
  )

it('puts no bar across the page around a word or two in large type', () => {
  for (const count of [2, 3, 5, 7]) {
    const elements = typesets['a4-2'].typesetMonth(said(count), context).pages.flatMap(page => page.elements)
    const words = elements.flatMap(element => (element.kind === 'text' ? [element] : []))
    const remarks = words.filter(({ style }) => style.toLowerCase().endsWith('remark'))
    expect(remarks).toHaveLength(count)
    for (const { w } of remarks) expect(w).toBeLessThan(context.area.width * 0.72)
  }
})
