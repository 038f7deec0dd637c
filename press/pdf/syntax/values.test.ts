import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanContent } from './content.ts'
import { PdfCut, parseValue } from './parse.ts'
import { serialize } from './serialize.ts'
import type { PdfValue } from './value.ts'

// Objects stand in a file: something follows them.
const parse = (text: string) => parseValue(Buffer.from(`${text} `, 'latin1'), 0).value

test.each<[string, PdfValue]>([
  [
    '<</Type /Page /Kids [1 0 R 22 0 R]>>',
    new Map<string, PdfValue>([
      ['/Type', '/Page'],
      ['/Kids', [{ ref: 1 }, { ref: 22 }]],
    ]),
  ],
  ['[0 0 R]', [{ ref: 0 }]],
  ['[1 0 0 1 0.5 -.25]', [1, 0, 0, 1, 0.5, -0.25]],
  ['[0 0 0 1]', [0, 0, 0, 1]],
  ['(a\\(b\\)\\n\\101 (c))', { bytes: Buffer.from('a(b)\nA (c)') }],
  ['<48 656c 6c6F7>', { bytes: Buffer.from('Hellop') }],
  ['/A#20B', '/A B'],
  ['% said\n true', true],
  ['null', null],
])('%s is read', (text, value) => {
  expect(parse(text)).toEqual(value)
})

test('what is cut asks for more, what is wrong is refused', () => {
  expect(() => parse('<</Type /Pa')).toThrow(PdfCut)
  expect(() => parse('(abc')).toThrow(PdfCut)
  expect(() => parse('[1 2')).toThrow(PdfCut)
  expect(() => parse('<</A nonsense>>')).toThrow('PDF object is broken')
  expect(() => parse('<<1 2>>')).toThrow('PDF dictionary is broken')
})

const anyName = fc.string({ minLength: 1, maxLength: 8, unit: 'binary-ascii' }).map(letters => `/${letters}`)
const { value: anyValue } = fc.letrec<{ value: PdfValue }>(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -1e6, max: 1e6 }),
    fc.integer({ min: -1e6, max: 1e6 }).map(part => part / 1000 + 0),
    fc.boolean(),
    fc.constant(null),
    anyName,
    fc.uint8Array({ maxLength: 12 }).map(bytes => ({ bytes: Buffer.from(bytes) })),
    fc.nat({ max: 99_999 }).map(number => ({ ref: number })),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(anyName, tie('value')), { maxLength: 4 }).map(entries => new Map(entries)),
  ),
}))

test('whatever is written is read again', () => {
  fc.assert(
    fc.property(anyValue, value => {
      expect(parse(serialize(value))).toEqual(value)
    }),
  )
})

test('operators are found past strings, comments and inline pictures, with their operands', () => {
  const stream =
    '/F 1 Tf % a Do\n(b \\) Do (c)) Tj [<0Ac4>-3(d)]TJ /P <</M <De>>>BDC BI /W 1 ID x Do y\nEI /X Do'
  const calls: unknown[] = []
  scanContent(Buffer.from(stream), new Set(['Tf', 'TJ', 'Do']), (operator, values) =>
    calls.push([operator, values]),
  )
  expect(calls).toEqual([
    ['Tf', ['/F', 1]],
    ['TJ', [[{ bytes: Buffer.from([0x0a, 0xc4]) }, -3, { bytes: Buffer.from('d') }]]],
    ['Do', ['/X']],
  ])
})
