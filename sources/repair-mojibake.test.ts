import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairMojibake } from './repair-mojibake.ts'

const mangle = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const wellFormed = fc.string({ unit: 'binary', maxLength: 60 }).map(text => text.toWellFormed())

test('any well-formed text survives the round trip', () => {
  fc.assert(
    fc.property(wellFormed, text => repairMojibake(mangle(text)) === text),
    { numRuns: 3000 },
  )
})

test('text that was right stays as it is', () => {
  const right = fc
    .array(fc.constantFrom('a', ' ', '\n', 'é', '漢', '字', '😀', 'ñ.', 'ü'))
    .map(units => units.join(' '))
  fc.assert(fc.property(right, text => repairMojibake(text) === text))
})

test.each([
  ['\u00e4\u00bd\u00a0\u00e5\u00a5\u00bd', '你好'],
  ['caf\u00c3\u00a9', 'café'],
  ['café', 'café'],
  ['é', 'é'],
  ['ñandú', 'ñandú'],
  ['台北 caf\u00c3\u00a9', '台北 café'],
  ['台北 café ÿÿ \u00f0\u009f\u0098\u0080', '台北 café ÿÿ 😀'],
  ['\u00ef\u00bb\u00bfBOM', '\ufeffBOM'],
  ['\u00c0\u0080 overlong', '\u00c0\u0080 overlong'],
  ['\u00ed\u00a0\u0080 surrogate', '\u00ed\u00a0\u0080 surrogate'],
  ['\u00e4\u00bd cut', '\u00e4\u00bd cut'],
])('%j becomes %j', (given, expected) => expect(repairMojibake(given)).toBe(expected))
