import { expect, test } from 'vitest'
import {
  isAllowedAttribute,
  isAllowedElement,
  leaveOutGlyphs,
  scopeDrawing,
  unwrapGlyphs,
} from './svg-rules.ts'

test.each(['script', 'foreignObject', 'style', 'a', 'animate', 'set', 'iframe', 'text'])(
  'a drawing holds no %s',
  name => {
    expect(isAllowedElement(name)).toBe(false)
  },
)

test.each([
  ['onload', 'x()', false],
  ['ONCLICK', 'x()', false],
  ['style', 'color: red', false],
  ['href', 'javascript:alert(1)', false],
  ['xlink:href', 'https://example.com/a.svg#x', false],
  ['href', '//example.com/a.png', false],
  ['href', 'data:text/html,x', false],
  ['fill', 'url(https://example.com/#a)', false],
  ['href', '/media/abc/640', true],
  ['xlink:href', '#g6CC9', true],
  ['xlink:href', 'data:image/png;base64,AA', true],
  ['clip-path', 'url(#c1)', true],
  ['fill', '#1f2328', true],
])('%s="%s": %s', (name, value, allowed) => {
  expect(isAllowedAttribute(name, value)).toBe(allowed)
})

test('ids and all that points to them are made the own ones of a page', () => {
  expect(
    scopeDrawing(
      '<svg>\n  <use xlink:href="#g1" fill="url(#p1)"/>\n  <symbol id="g1"/> <image href="/media/a"/></svg>',
      's7-',
    ),
  ).toBe(
    '<svg><use xlink:href="#s7-g1" fill="url(#s7-p1)"/><symbol id="s7-g1"/><image href="/media/a"/></svg>',
  )
})

test('glyphs that are known are left out, and nothing else is', () => {
  const glyph = (id: string) => `<symbol id="${id}" overflow="visible"><path d="M0 0"/></symbol>`
  const drawing = (...ids: string[]) =>
    `<svg><use xlink:href="#g1"/><defs id="glyph">${ids.map(glyph).join('')}</defs><defs id="clip-path"/></svg>`
  const glyphs = new Set(['g1', 'g3'])
  expect(leaveOutGlyphs(drawing('g1', 'g2', 'g3'), id => glyphs.has(id))).toBe(drawing('g2'))
  expect(leaveOutGlyphs(drawing('g2', 'g4'), id => glyphs.has(id))).toBe(drawing('g2', 'g4'))
  expect(leaveOutGlyphs('<svg><path/></svg>', () => true)).toBe('<svg><path/></svg>')
})

test('a glyph of one outline becomes a path, and any other stays what it is', () => {
  const outline = '<symbol id="g1" overflow="visible"><path d="M0 0h1z"/></symbol>'
  expect(unwrapGlyphs(`<defs>${outline}${outline}</defs>`)).toBe(
    '<defs><path id="g1" d="M0 0h1z"/><path id="g1" d="M0 0h1z"/></defs>',
  )
  for (const other of [
    '<symbol id="g1" overflow="visible"><path d="M0 0"/><path d="M1 1"/></symbol>',
    '<symbol id="g1" overflow="visible"><path fill="red" d="M0 0"/></symbol>',
    '<symbol id="g1" overflow="visible"><image href="data:image/png;base64,AA"/></symbol>',
    '<symbol id="g1" overflow="visible" viewBox="0 0 1 1"><path d="M0 0"/></symbol>',
  ])
    expect(unwrapGlyphs(other)).toBe(other)
})
