import { expect, test } from 'vitest'
import type { TextElement } from '../../../page/display-list.ts'
import { pageWords } from './page-words.ts'

const text = (...runs: TextElement['runs']): TextElement => ({
  kind: 'text',
  x: 0,
  y: 0,
  w: 100,
  style: 'body',
  lines: 1,
  runs,
})
const photo = (alt: string) => ({
  kind: 'image' as const,
  x: 0,
  y: 0,
  w: 60,
  h: 40,
  photo: 'ridge',
  crop: { x: 0, y: 0, w: 1, h: 1 },
  alt,
})

test('words are read as they stand, without what the press put between their letters', () => {
  const elements = [
    { ...text('五月三日'), heading: 1 },
    text('\u2003今天去\u2060看海', { emoji: '🌊' }, '。won\u00adderful\n day'),
    { kind: 'rect' as const, x: 0, y: 0, w: 1, h: 1 },
    { ...text('Bonjour'), lang: 'fr' },
  ]
  expect(pageWords({ elements }, 'zh-tw')).toEqual([
    { text: '五月三日', lang: 'zh-tw' },
    { text: '今天去看海🌊。wonderful day', lang: 'zh-tw' },
    { text: 'Bonjour', lang: 'fr' },
  ])
})

test('a paragraph of two columns is one', () => {
  const elements = [{ ...text('一直走，'), continues: true }, text('走到海邊。'), text('回家。')]
  expect(pageWords({ elements }, 'zh-tw').map(words => words.text)).toEqual(['一直走，走到海邊。', '回家。'])
})

test('a photo is read by its words, once', () => {
  const elements = [photo('合歡山'), photo('日出'), text('合歡山'), photo(''), text('哈哈'), text('哈哈')]
  expect(pageWords({ elements }, 'zh-tw').map(words => words.text)).toEqual([
    '日出',
    '合歡山',
    '哈哈',
    '哈哈',
  ])
})
