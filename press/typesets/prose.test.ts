import { expect, it } from 'vitest'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { TextElement } from '../page/display-list.ts'
import { typesets } from './typesets.ts'

/** The lines of the body of an entry, in the essay book or another: the row each begins in, from the first, and how it begins. */
function bodyOf(text: string, name: 'a5-waterfall-blog' | 'a5-1' = 'a5-waterfall-blog') {
  const context = buildContext(countingCompiler(3.7), name)
  const [page] = typesets[name].typesetMonth([buildItem({ text })], context).pages
  const body = page?.elements.filter((e): e is TextElement => e.kind === 'text' && e.style === 'body') ?? []
  return body.map(({ y, runs }) => ({
    row: Math.round((y - (body[0]?.y ?? 0)) / context.area.rowMm),
    indented: String(runs[0]).startsWith('\u2003\u2003'),
  }))
}

const long = '海'.repeat(95)

it('indents the paragraphs of prose by two em, without white between them', () => {
  expect(bodyOf(`${long}\n${long}`)).toEqual([
    { row: 0, indented: true },
    { row: 4, indented: true },
  ])
  expect(bodyOf(`${long}\n\n${long}`).map(line => line.row)).toEqual([0, 4])
})

it('begins lists and verses flush, and keeps the empty lines between stanzas', () => {
  expect(bodyOf('海\n風\n\n浪\n沙')).toEqual([
    { row: 0, indented: false },
    { row: 1, indented: false },
    { row: 3, indented: false },
    { row: 4, indented: false },
  ])
})

it('leaves no white in a short post of the journal around a line that stands alone, but between stanzas', () => {
  const rowsOf = (text: string) => bodyOf(text, 'a5-1').map(({ row }) => row)
  expect(rowsOf('海\n風\n浪\n\n沙')).toEqual([0, 1, 2, 3])
  expect(rowsOf('海\n風\n\n浪\n沙')).toEqual([0, 1, 3, 4])
})
