import { expect, it } from 'vitest'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import type { Styles } from '../page/style.ts'
import type { WantSplit } from './compiler.ts'
import { splitParagraphs } from './split-paragraphs.ts'

const styles = { body: { family: 'sans' as const, size: 9, lineHeight: 15 } }
const paragraph = (parts: number[], width = 30) => ({
  style: 'body',
  lang: 'zh-tw',
  width,
  units: [['字'], ['詞'], ['句']],
  parts,
})

it('splits a paragraph again only where its lines, its measure or its parts changed', () => {
  const splitCalls: number[][] = []
  const compiler = {
    ...countingCompiler(3),
    split: (_: Styles, wants: WantSplit[]) => {
      splitCalls.push(wants.map(({ parts, width }) => (parts[0] ?? 0) * width))
      return wants.map(({ parts, width }) => parts.map(part => part * width))
    },
  }
  const context = { styles, compiler }
  expect(splitParagraphs(context, [paragraph([1]), paragraph([2]), paragraph([1])])).toEqual([
    [30],
    [60],
    [30],
  ])
  expect(splitParagraphs(context, [paragraph([1, 1]), paragraph([1], 40), paragraph([2])])).toEqual([
    [30, 30],
    [40],
    [60],
  ])
  expect(splitCalls).toEqual([
    [30, 60],
    [30, 40],
  ])
})
