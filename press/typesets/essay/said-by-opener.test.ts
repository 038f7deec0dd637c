import { expect, it } from 'vitest'
import { buildItem } from '../../../tests/press/build-item.ts'
import type { Page } from '../../page/display-list.ts'
import { saidByOpener } from './said-by-opener.ts'

const at = { x: 0, y: 0, w: 100, h: 6 }
const page: Page = {
  // as it is set: on two lines, its last letters kept together
  elements: [
    { kind: 'text', ...at, style: 'sentence', lines: 2, runs: ['今天的海很安靜，\n什麼都沒有\u2060說。'] },
  ],
  regions: [{ item: 'a', ...at }],
}
const says = (id: string) => buildItem({ id, text: '今天的海很安靜，什麼都沒有說。晚上大家都睡得很好。' })

it('tells the entries of the page of an opener where one of them says its sentence', () => {
  const other = buildItem({ id: 'a', text: '下雨了。' })
  expect(saidByOpener({ pages: [page] }, [says('a')])).toEqual(new Set(['a']))
  expect(saidByOpener({ pages: [page] }, [other, says('b')])).toBeUndefined()
  expect(saidByOpener({ pages: [{ ...page, elements: [] }] }, [says('a')])).toBeUndefined()
  const plate = { ...page, regions: [{ item: 'a', photo: 0, ...at }] }
  expect(saidByOpener({ pages: [plate] }, [says('a')])).toBeUndefined()
})
