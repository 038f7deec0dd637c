import { expect, it } from 'vitest'
import { fillPage } from './best-card.ts'

const line = (rows: number, max = rows) => ({
  ...{ block: 0, line: 0, lines: 1, glue: 0, penalty: 0 },
  ...{ min: rows, natural: rows, max },
})

it('fills a page with one card, photos as high as it allows', () => {
  expect(fillPage([line(1), line(15, 40), line(4)], 30)).toMatchObject({
    boxes: [
      { top: 0, rows: 1 },
      { top: 1, rows: 25 },
      { top: 26, rows: 4 },
    ],
  })
})

it.each([
  ['leaves its page a third empty', [line(15)]],
  ['does not fit', [line(20), line(12)]],
  [
    'fits at a height only that its photos do not have',
    [line(6), { ...line(12, 22), heights: [9, 13, 14] }, line(12)],
  ],
])('gives no page to what %s', (_, lines) => {
  expect(fillPage(lines, 30)).toBeUndefined()
})
