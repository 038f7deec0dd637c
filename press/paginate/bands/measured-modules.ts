import type { Measure } from '../../engine/count-lines.ts'
import type { Block } from '../block.ts'
import { keepLines } from '../keep-lines.ts'
import { measureBlocks } from '../measure-blocks.ts'
import type { Module, WidePart } from './module.ts'

/** Modules with their lines counted, all in one go; so many lines of an entry stay together at least where its words are parted. */
export function measuredModules(modules: readonly Module[], context: Measure, least: number): Module[] {
  const lists = new Set(modules.flatMap(listsOf))
  measureBlocks([...lists].flat(), context)
  const kept = new Map([...lists].map(list => [list, keepLines(list, least)]))
  const keptOf = (list: readonly Block[]) => kept.get(list) ?? list
  return modules.map(({ column, wide, ...module }) => ({
    ...module,
    ...(column && { column: keptOf(column) }),
    wide: wide.map(({ parts, demerits }) => ({
      demerits,
      parts: parts.map(({ head, words, beside, below }) => ({
        ...(head && { head: keptOf(head) }),
        ...(words && { words: keptOf(words) }),
        ...(beside && { beside: { ...beside, left: keptOf(beside.left), right: keptOf(beside.right) } }),
        ...(below && { below: keptOf(below) }),
      })),
    })),
  }))
}

const listsOf = ({ column, wide }: Module) => [
  ...(column ? [column] : []),
  ...wide.flatMap(({ parts }) => parts.flatMap(listsOfPart)),
]

const listsOfPart = ({ head, words, beside, below }: WidePart) =>
  [head, words, beside?.left, beside?.right, below].filter(list => list !== undefined)
