import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDoubts } from './find-doubts.ts'

/** Each as `kind found > mend`. */
const doubts = (text: string) =>
  findDoubts(text).map(({ kind, start, end, mend }) =>
    [kind, text.slice(start, end), ...(mend === undefined ? [] : ['>', mend])].join(' ').trimEnd(),
  )

test.each([
  ['今天好累。。。。', ['dots 。。。。 > ……']],
  ['走了。。', ['dots 。。 > 。']],
  ['然後...就沒有了', ['dots ... > ……']],
  ['等等…好', ['dots … > ……']],
  ['等等………好', ['dots ……… > ……']],
  ['well.....', ['dots ..... > ...']],
  ['太好了！！！！', ['marks ！！！！ > ！']],
  ['真的嗎？！？！', ['marks ？！？！ > ？！']],
  ['耶~~~', ['marks ~~~ > ～']],
  ['Yes!!!', ['marks !!! > !']],
  ['我的的書', ['doubled 的的 > 的']],
  ['In the the park', ['doubled the the > the']],
  ['早安,今天', ['halfWidth , > ，']],
  ['早安, 今天', ['halfWidth ,  > ，']],
  ['好的.', ['halfWidth . > 。']],
  ['真的(笑)', ['halfWidth ( > （', 'halfWidth ) > ）']],
  ['第１２屆', ['fullWidth １２ > 12']],
  ['早安  今天', ['blanks    >']],
  ['早安 ，今天', ['blanks   >']],
  ['他說「好', ['bracket 「']],
  ['他說好」', ['bracket 」']],
  ['好ㄛ', ['bopomofo ㄛ']],
  ['少了\ufffd一個', ['broken \ufffd']],
  ['半個\ud83d字', ['broken \ud83d']],
  ['å¤§å®¶', ['broken å¤§å®¶']],
])('%s', (text, expected) => expect(doubts(text)).toEqual(expected.map(line => line.trimEnd())))

test.each([
  '今天天氣很好，我們去看看海。媽媽說：「好好玩……」謝謝大家！',
  '晚上 8:30 在 3.5 樓見 :) 好:)',
  'Well... it was fun! See https://example.com/a..b?c=d,e or mail a.b@example.com.',
  '　　縮排的一段，哈哈哈，對對對，是是是。',
  '😀👨‍👩‍👧 一家人',
])('%s is as it should be', text => expect(doubts(text)).toEqual([]))

test('in the order of the text, none over another, within it, and bounded', () => {
  const piece = fc.constantFrom(
    '。',
    '！',
    '的',
    '.',
    '…',
    ' ',
    '　',
    '「',
    '」',
    'a',
    '家',
    ',',
    '１',
    '\ufffd',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 600 }), pieces => {
      const text = pieces.join('')
      const doubts = findDoubts(text)
      expect(doubts.length).toBeLessThanOrEqual(200)
      let end = 0
      for (const doubt of doubts) {
        expect(doubt.start).toBeGreaterThanOrEqual(end)
        expect(doubt.end).toBeGreaterThan(doubt.start)
        end = doubt.end
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})
