import { expect, it } from 'vitest'
import { buildLines } from '../../tests/press/build-drawn.ts'
import { gatherParagraphs, leadingsOf } from './gather-paragraphs.ts'

it('parts paragraphs at half a line, another size and another edge', () => {
  const lines = [
    ...buildLines(['一之一', '一之二']),
    ...buildLines(['二之一', '二之二'], { y: 65 }),
    ...buildLines(['小字'], { y: 77, size: 7 }),
    ...buildLines(['縮排'], { y: 83, x: 30 }),
  ]
  const paragraphs = gatherParagraphs(lines, leadingsOf([lines]))
  expect(paragraphs.map(lines => lines.map(line => line.text))).toEqual([
    ['一之一', '一之二'],
    ['二之一', '二之二'],
    ['小字'],
    ['縮排'],
  ])
})
