import { expect, it } from 'vitest'
import { countingCompiler } from '../../tests/press/counting-compiler.ts'
import { countLines } from './count-lines.ts'

const styles = { body: { family: 'sans' as const, size: 9, lineHeight: 15 } }
const textOf = (characters: number, ending = '') => ({
  style: 'body',
  lang: 'zh-tw',
  width: 30,
  runs: ['字'.repeat(characters) + ending],
})

it('gives each text its own lines in a process that has measured more texts than it remembers', () => {
  const context = { styles, compiler: countingCompiler(3) }
  const [short, long] = [textOf(5), textOf(95)]
  expect(countLines(context, [short, long])).toEqual([1, 10])
  const others = Array.from({ length: 100_001 }, (_, i) => textOf(20, `${i}`.padStart(9, '.')))
  expect(new Set(countLines(context, others))).toEqual(new Set([3]))
  expect(countLines(context, [textOf(45), long, short])).toEqual([5, 10, 1])
})

it('remembers no count for a width that is almost the same', () => {
  const context = { styles, compiler: countingCompiler(3) }
  const exact = textOf(10)
  expect(countLines(context, [exact])).toEqual([1])
  expect(countLines(context, [{ ...exact, width: 29.999 }])).toEqual([2])
})

it('measures a text again only where it was forgotten', () => {
  const inner = countingCompiler(3)
  const measured: number[] = []
  const compiler = {
    ...inner,
    countLines: (...[all, wants]: Parameters<typeof inner.countLines>) => {
      measured.push(wants.length)
      return inner.countLines(all, wants)
    },
  }
  const wants = [textOf(5), textOf(95), textOf(5)]
  expect(countLines({ styles, compiler }, wants)).toEqual([1, 10, 1])
  expect(countLines({ styles, compiler }, wants)).toEqual([1, 10, 1])
  expect(measured).toEqual([2, 0])
})
