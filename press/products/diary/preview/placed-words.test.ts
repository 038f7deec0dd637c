import { expect, test } from 'vitest'
import type { Element, Page, TextElement } from '../../../page/display-list.ts'
import type { Styles } from '../../../page/style.ts'
import { placedWords } from './placed-words.ts'

const styles: Styles = {
  body: { family: 'serif', size: 10, lineHeight: 6, justify: true },
  centred: { family: 'serif', size: 10, lineHeight: 6, align: 'center' },
}
const region = { item: 'item-1', x: 5, y: 30, w: 80, h: 12 }
const words: TextElement = {
  kind: 'text',
  style: 'body',
  x: 5,
  y: 30,
  w: 80,
  lines: 2,
  runs: ['\u2003\u2003早上去菜市場，\n下午在河\u2060邊。'],
  lang: 'zh-tw',
}
const pageOf = (text: Partial<TextElement>, ...others: Element[]): Page => ({
  elements: [...others, { ...words, ...text }],
  regions: [region],
})

test('a paragraph on bare paper is told as it was written, with how it is set', () => {
  expect(placedWords(pageOf({}), region, styles)).toEqual({
    text: '早上去菜市場，下午在河邊。',
    family: 'serif',
    weight: 400,
    size: expect.closeTo(3.528, 3),
    leading: 6,
  })
})

test.each([{ continues: true }, { continued: true }])(
  'of a paragraph over two pages it is the part on this one: %j',
  goesOn => {
    const words = placedWords(pageOf(goesOn), region, styles)
    expect(words).toMatchObject({ text: '早上去菜市場，下午在河邊。', part: true })
  },
)

test('what stands beside it changes nothing', () => {
  const rule: Element = { kind: 'rect', x: 1.6, y: 30, w: 0.6, h: 12, fill: '#000' }
  const below: Element = {
    kind: 'image',
    x: 5,
    y: 42,
    w: 80,
    h: 40,
    photo: 'a',
    crop: { x: 0, y: 0, w: 1, h: 1 },
  }
  expect(placedWords(pageOf({}, rule, below), region, styles)).toBeDefined()
})

test('emoji are told with the letters', () => {
  const runs = ['花', { emoji: '🌸🌸' }, '開了。']
  expect(placedWords(pageOf({ runs }), region, styles)?.text).toBe('花🌸🌸開了。')
})

const card: Element = { kind: 'rect', x: 0, y: 20, w: 100, h: 40, fill: '#EEEEEE' }
const drawing: Element = {
  kind: 'shape',
  x: 0,
  y: 20,
  w: 100,
  h: 40,
  vw: 1,
  vh: 1,
  svg: '<path d="M0 0H1"/>',
}

test.each<[string, Element[], string | undefined]>([
  ['the paper', [], '#FFFCF5'],
  ['a card', [card], '#EEEEEE'],
  ['a card whose tape reaches down to them', [card, { ...drawing, h: 10.4 }], '#EEEEEE'],
  ['a frame', [{ ...drawing, inside: { fill: '#FDE', edge: 2 } }], '#FDE'],
  ['a card over a drawing', [drawing, card], '#EEEEEE'],
  ['a white card', [{ ...card, fill: '#FFFFFF' }], undefined],
])('words on %s say on which colour', (_, behind, ground) => {
  const words = placedWords(pageOf({}, ...behind), region, styles, '#FFFCF5')
  expect(words).toBeDefined()
  expect(words?.ground).toBe(ground)
})

test('what is drawn over words ends it', () => {
  const page = pageOf({})
  expect(placedWords({ ...page, elements: [...page.elements, card] }, region, styles)).toBeUndefined()
})

test.each<[string, Partial<TextElement>, Element[]]>([
  ['in the letters of another face', { lang: 'zh-tw-x-sc' }, []],
  ['from right to left', { lang: 'ar' }, []],
  ['in the middle', { style: 'centred' }, []],
  ['on the edge of a ground', {}, [{ kind: 'rect', x: 0, y: 20, w: 100, h: 15, fill: '#eee' }]],
  ['on a drawing', {}, [drawing]],
  ['on a drawing on a card', {}, [card, drawing]],
  ['on what covers the sheet', {}, [{ kind: 'rect', frame: 'sheet', x: 0, y: 0, w: 148, h: 210 }]],
  ['that stand elsewhere', { y: 36 }, []],
])('words %s have none', (_, text, others) => {
  expect(placedWords(pageOf(text, ...others), region, styles)).toBeUndefined()
})
