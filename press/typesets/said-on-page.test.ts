import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { a5Two } from './a5-2.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: true })
const sentence = '今天老師說沒關係，他自己會發現的。'
const entry = (n: number, text: string) => buildItem({ id: `i${n}`, time: 1_614_560_400 + n * 90_000, text })

it('says no sentence above the entries of a page that say it, and one that is said overleaf', () => {
  const says = `${sentence}${'海'.repeat(60)}`
  const pulledOf = (count: number) =>
    a5Two
      .typesetMonth(
        [...Array.from({ length: count }, (_, n) => entry(n, '海'.repeat(200))), entry(count, says)],
        context,
      )
      .pages.flatMap(({ elements }) => elements)
      .filter(element => element.kind === 'text' && element.style === 'pulled')
  expect(pulledOf(2)).toEqual([])
  expect(pulledOf(14)).toHaveLength(1)
})
