import { expect, test } from 'vitest'
import { bufferSource, openObjects } from './objects.ts'

// An object of more than one window (4,096 bytes), with everything that a window may end inside.
function pdfWith(padding: number): Buffer {
  const entry = '<< /Ref 12 0 R /Yes true /No null /Hex <0a1b2c> /Words (a\\(b\\)c) >>'
  const object = `1 0 obj\n<< /Pad (${'x'.repeat(padding)}) /List [${Array(200).fill(entry).join(' ')}] >>\nendobj\n`
  const start = object.length
  const offset = '0000000000 00000 n\r\n'
  return Buffer.from(
    `${object}xref\n0 2\n0000000000 65535 f\r\n${offset}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

test('an object is whole wherever the first window ends', () => {
  for (let padding = 0; padding < 80; padding += 1) {
    const { value } = openObjects(bufferSource(pdfWith(padding))).object(1)
    const list = value instanceof Map ? value.get('/List') : undefined
    expect(list).toHaveLength(200)
    expect(Array.isArray(list) && list.every(entry => entry instanceof Map && entry.size === 5)).toBe(true)
  }
})

test('an object that is broken is said to be broken', () => {
  const pdf = Buffer.from(pdfWith(0).toString('latin1').replace('/Yes true', '/Yes trxe'), 'latin1')
  expect(() => openObjects(bufferSource(pdf)).object(1)).toThrow('broken')
})
