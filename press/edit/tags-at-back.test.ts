import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../tests/press/build-item.ts'
import { tagsAtBack } from './tags-at-back.ts'

const row = (count: number) => Array.from({ length: count }, (_, i) => `#標籤${i}號`).join(' ')
const split = (more: Parameters<typeof buildItem>[0]) => {
  const { item, tags } = tagsAtBack(buildItem(more))
  return [item.text, tags.length]
}

it.each([
  ['takes a row of six', `走到河堤\n\n${row(6)}`, ['走到河堤', 6]],
  ['takes one that ends the words', `走到河堤 ${row(6)}`, ['走到河堤', 6]],
  ['names each tag once', `雪\n${row(6)} ${row(6)}`, ['雪', 6]],
  ['leaves a row of five', `走到河堤\n${row(5)}`, [`走到河堤\n${row(5)}`, 0]],
  ['leaves tags within words', `今天 ${row(6)} 的店`, [`今天 ${row(6)} 的店`, 0]],
  ['leaves a row that is all there is', row(6), [row(6), 0]],
  ['leaves more than anybody wrote', `雪\n${row(500)}`, [`雪\n${row(500)}`, 0]],
])('%s', (_, text, expected) => {
  expect(split({ text })).toEqual(expected)
})

it('takes the row of photos without words', () => {
  expect(split({ text: row(6), media: [buildPhoto('a')] })).toEqual(['', 6])
})

it('leaves the tags of an entry whose maker wants them with it', () => {
  expect(split({ text: `雪\n${row(6)}`, keepsTags: true })).toEqual([`雪\n${row(6)}`, 0])
})

it('loses no tag and no word', () => {
  const tags = ['#a', '#京都', '＃b', '#35mm', '#雪', '#c_d', '#☕️']
  const piece = fc.oneof(
    fc.constantFrom(...tags),
    fc.constantFrom('雪', '1', '#', '😀', '、', '\n', '\u2028'),
  )
  const isTag = (word: string) => tags.includes(word)
  let moved = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.shuffledSubarray(tags), (words, row) => {
      const pieces = [...words, ...row]
      const found = tagsAtBack(buildItem({ text: pieces.join(' '), media: [buildPhoto('a')] }))
      const wordsOf = (text: string) => text.split(/[\s、]+/u).filter(word => word !== '')
      const [before, after] = [wordsOf(pieces.join(' ')), wordsOf(found.item.text)]
      expect(after.filter(word => !isTag(word))).toEqual(before.filter(word => !isTag(word)))
      expect(new Set([...after, ...found.tags])).toEqual(new Set(before))
      if (found.tags.length > 0) moved += 1
    }),
    { numRuns: 500 },
  )
  expect(moved).toBeGreaterThan(50)
})
