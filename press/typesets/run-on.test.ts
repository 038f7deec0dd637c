import { describe, expect, it } from 'vitest'
import { typesetNames } from '#domain/catalogue/typesets'
import { buildContext } from '../../tests/press/build-context.ts'
import { buildItem } from '../../tests/press/build-item.ts'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { monthWord } from '../text/dates.ts'
import { typesets } from './typesets.ts'

const entry = (id: string, day: string) =>
  buildItem({ id, text: '今天風很大，收了衣服。', time: Date.parse(`${day}T12:00:00+08:00`) / 1000 })

describe.each(typesetNames)('sparse months in %s', name => {
  const context = buildContext(countingCompiler(), name, {
    edited: true,
    sharesPages: true,
    runOn: [
      { month: '202104', items: [entry('b', '2021-04-02')] },
      { month: '202106', items: [entry('c', '2021-06-20')] },
    ],
  })
  const { pages } = typesets[name].typesetMonth([entry('a', '2021-03-08')], context)

  it('share a page, each under its name', () => {
    expect(pages.length).toBeLessThan(3)
    const headings = pages.flatMap(page =>
      page.elements.flatMap(element => (element.kind === 'text' && element.heading ? [element.runs[0]] : [])),
    )
    expect(headings).toEqual(['202103', '202104', '202106'].map(month => monthWord(month, 'zh-tw')))
  })

  it('stand in their order, and nothing but entries can be clicked on', () => {
    const items = pages.flatMap(page => page.regions.map(region => region.item))
    expect([...new Set(items)]).toEqual(['a', 'b', 'c'])
  })
})
