import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type JsonRecord, splitRecords } from './json-records.ts'

function split(text: string, pieceBytes = text.length + 1, options = {}): JsonRecord[] {
  const splitter = splitRecords(options)
  const bytes = Buffer.from(text)
  const records: JsonRecord[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes)
    records.push(...splitter.push(bytes.subarray(at, at + pieceBytes)))
  return [...records, ...splitter.end()]
}

const short = (records: JsonRecord[]) => records.map(record => ('broken' in record ? 'broken' : record.value))

test('whatever the pieces, a list gives its records', () => {
  const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 50 }), fc.boolean(), (records, piece, pretty) => {
      const text = JSON.stringify(records, null, pretty ? 2 : 0)
      expect(short(split(text, piece))).toEqual(JSON.parse(text))
      expect(short(split(`{"any_v2":${text}}`, piece))).toEqual(JSON.parse(text))
    }),
    { numRuns: 500 },
  )
})

test('any bytes end, in one answer or another', () => {
  const scraps = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '1',
    ' ',
    '{"a":1}',
    ',{"a":',
    '"a"',
    '\\u00e4',
  )
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (text, piece) => {
      expect(Array.isArray(split(text.join(''), piece))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['an empty list', '[]', []],
  ['a list under a key', '{"status_updates":[{"a":1}]}', [{ a: 1 }]],
  ['a list under two keys', '{"group_posts":{"activity_log_data":[{"a":1},{"a":2}]}}', [{ a: 1 }, { a: 2 }]],
  ['several lists', '{"photos":[{"a":1}],"note":"]","videos":[{"a":2}]}', [{ a: 1 }, { a: 2 }]],
  ['a bare record', '{"timestamp":1,"data":[{"post":"x"}]}', [{ timestamp: 1, data: [{ post: 'x' }] }]],
  ['a bare record that begins with a list', '{"media":[{"uri":"x"}]}', [{ media: [{ uri: 'x' }] }]],
  ['a mark at the start', '\ufeff[{"a":1}]', [{ a: 1 }]],
  ['brackets in strings', '[{"a":"]}\\"{["},{"a":2}]', [{ a: ']}"{[' }, { a: 2 }]],
  ['a comma too many', '[{"a":1},{"a":2},]', [{ a: 1 }, { a: 2 }]],
  ['a record that is no JSON', '[{"a":1},{"a":oops},{"a":3}]', [{ a: 1 }, 'broken', { a: 3 }]],
  ['no record at all', '[{"a":1},oops,{"a":3}]', [{ a: 1 }, 'broken', { a: 3 }]],
  ['a cut file', '[{"a":1},{"a":"tw', [{ a: 1 }, 'broken']],
  ['a missing brace', '[{"a":1},{"a":[{"b":1},\n {"a":3}]', [{ a: 1 }, 'broken', { a: 3 }]],
  [
    'a missing quote',
    '[{"a":"1"},{"a":"2},{"a":"3"},{"a":"4"}]',
    [{ a: '1' }, 'broken', { a: '3' }, { a: '4' }],
  ],
  ['a wrong bracket', '[{"a":1},{"a":[2},{"a":3}]', [{ a: 1 }, 'broken', { a: 3 }]],
  ['no JSON', '<html></html>', ['broken']],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  for (const piece of [1, 2, 7, 5000]) expect(short(split(text, piece))).toEqual(expected)
})

test('a record says which list it is of, and its place', () => {
  expect(split('{"photos":[{"a":1},{"a":2}],"videos":[{"a":3}]}')).toEqual([
    { index: 0, list: 'photos', value: { a: 1 } },
    { index: 1, list: 'photos', value: { a: 2 } },
    { index: 2, list: 'videos', value: { a: 3 } },
  ])
})

test('a file that is one record stays one', () => {
  expect(short(split('{"photos":[{"a":1}]}', 3, { whole: true }))).toEqual([{ photos: [{ a: 1 }] }])
})

test('nesting without end is a broken record', () => {
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  expect(short(split(`[${deep},{"a":1}]`, 4096))).toEqual(['broken', { a: 1 }])
})

test('a record without end is given up, and the next is found', () => {
  const endless = `[{"a":1},{"a":"${'x'.repeat(5000)},{"a":"2"},{"a":"3"}]`
  expect(short(split(endless, 100, { maxRecordBytes: 1000 }))).toEqual([
    { a: 1 },
    'broken',
    { a: '2' },
    { a: '3' },
  ])
})

test('keys of the prototype are plain keys', () => {
  const [record] = short(split('[{"__proto__":{"polluted":1},"constructor":2}]'))
  expect(Object.keys(Object(record))).toEqual(['__proto__', 'constructor'])
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
