import { expect, it } from 'vitest'
import { buildItem } from '../../../tests/press/build-item.ts'
import type { Page } from '../../page/display-list.ts'
import type { PagesOfMonth } from '../typeset.ts'
import { sayingItOnce } from './saying-it-once.ts'

const at = { x: 0, y: 0, w: 100, h: 6 }
const opener = (says: string, empty: number): Page => ({
  elements: [{ kind: 'text', ...at, style: 'sentence', lines: 1, runs: [says] }],
  regions: [{ item: 'a', ...at }],
  empty,
})
const last: Page = { elements: [], regions: [], empty: 0 }
const month = (first: Page): PagesOfMonth => ({ pages: [first, last] })
const items = [
  buildItem({ id: 'a', text: '今天的海很安靜。' }),
  buildItem({ id: 'b', text: '晚上大家都睡得很好。' }),
]
const said = month(opener('今天的海很安靜。', 0.2))
const of = (other: PagesOfMonth, none: PagesOfMonth) => (unsaid: ReadonlySet<string>) =>
  unsaid.has('b') ? none : other

it('has the sentence of another entry where its own is read below it', () => {
  const other = month(opener('晚上大家都睡得很好。', 0.2))
  expect(sayingItOnce(said, items, of(other, said))).toBe(other)
})

it('has none where another sentence leaves a page a third empty, or is a page more', () => {
  const none = month(opener('', 0.1))
  const short = month(opener('晚上大家都睡得很好。', 0.44))
  const longer = { pages: [...month(opener('晚上大家都睡得很好。', 0.2)).pages, last] }
  expect(sayingItOnce(said, items, of(short, none))).toBe(none)
  expect(sayingItOnce(said, items, of(longer, none))).toBe(none)
})

it('stays as it is where all others have shorter pages', () => {
  const short = month(opener('', 0.44))
  expect(sayingItOnce(said, items, of(short, short))).toBe(said)
})
