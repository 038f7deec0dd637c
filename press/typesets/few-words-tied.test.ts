import { expect, it } from 'vitest'
import { buildItem } from '../../tests/press/build-item.ts'
import type { Block } from '../paginate/block.ts'
import { withFewWordsTied } from './few-words-tied.ts'

const kinds = ['text', 'text', 'photos', 'text']
const blocks = kinds.map((kind): Block => ({ kind, keepNext: false }) as unknown as Block)
const tied = (text: string, all = blocks) =>
  withFewWordsTied(buildItem({ text }), all, 5).map(({ keepNext }) => keepNext)

it('keeps few words on the page of their first photos, and no others', () => {
  expect(tied('初雪。')).toEqual([true, true, false, false])
  expect(tied('今天下了初雪。')).toEqual([false, false, false, false])
  expect(tied('初雪。', blocks.slice(0, 2))).toEqual([false, false])
})
