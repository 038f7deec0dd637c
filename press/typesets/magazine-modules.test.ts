import { expect, it } from 'vitest'
import type { Item } from '#domain/books/item'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { columnDesign } from '../../tests/press/column-design.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { magazineModules } from './magazine-modules.ts'

const context = buildContext(countingCompiler(3.2), 'a5-2', { edited: false })
const designs = { column: { ...columnDesign, w: 48 }, wide: { ...columnDesign, w: 103 } }
const entry = (id: string, text: string): Item => buildItem({ id, time: 1_614_560_400, text })

it('sets an entry once for all ways to open its month, and each that is another one in some', () => {
  const modulesOf = magazineModules(context, designs, () => ({
    ...{ kind: 'drawn', before: 0, rows: 1, x: 0, w: 48 },
    draw: () => [],
  }))
  const [first, second] = [entry('a', '早安'), entry('b', '午安')]
  const modules = modulesOf([first, second])
  const others = modulesOf([first, entry('b', '晚安')])
  expect(modules).toHaveLength(2)
  expect(others[0]).toBe(modules[0])
  expect(JSON.stringify(others[1])).toContain('晚安')
})
