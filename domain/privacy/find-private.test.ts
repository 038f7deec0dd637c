import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverSign } from './cover-private.ts'
import { findPrivate } from './find-private.ts'

const findings = (text: string) =>
  findPrivate(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end).trim()}`)

test.each([
  ['打給我0912-345-678喔', 'phone 0912-345-678'],
  ['手機0912345678', 'phone 0912345678'],
  ['０９１２３４５６７８', 'phone ０９１２３４５６７８'],
  ['+886 912 345 678', 'phone +886 912 345 678'],
  ['(02)2345-6789#12', 'phone (02)2345-6789#12'],
  ['04-2345-6789 分機 5', 'phone 04-2345-6789 分機 5'],
  ['+886-2-2345-6789', 'phone +886-2-2345-6789'],
  ['WhatsApp +852 9123 4567', 'phone +852 9123 4567'],
  ['電話 2345 6789', 'phone 2345 6789'],
  ['電話91234567', 'phone 91234567'],
  ['+81 90-1234-5678', 'phone +81 90-1234-5678'],
  ['寄到 amy.chen+tw@mail.example.com.tw 吧', 'mail amy.chen+tw@mail.example.com.tw'],
  ['住在台北市大安區和平東路二段118巷5弄3號4樓', 'address 和平東路二段118巷5弄3號4樓'],
  ['新家在和平東路一段 10 號 3 樓', 'address 和平東路一段 10 號 3 樓'],
  ['我家在民生路12之3號', 'address 民生路12之3號'],
  ['地址：彌敦道１２３號12樓A室', 'address 彌敦道１２３號12樓A室'],
  ['和平東路二段118巷', 'address 和平東路二段118巷'],
  ['中山里5鄰12號', 'address 5鄰12號'],
  ['美孚新邨3座15樓B室', 'address 美孚新邨3座15樓B室'],
  ['Flat 12B, 15/F, Block 3, Mei Foo', 'address Flat 12B, 15/F, Block 3'],
  ['at 12 Nathan Road today', 'address 12 Nathan Road'],
  ['No. 5, Ln. 118, Sec. 2, Heping E. Rd.', 'address No. 5, Ln. 118, Sec. 2, Heping E. Rd.'],
])('%s', (text, expected) => expect(findings(text)).toEqual([expected]))

test.each([
  '2019-2020 那年，20230512 那天，訂單 123456789012',
  '走在和平東路上，轉進小巷，住三樓',
  '第 3 號選手跑了 42.195 公里，NT$1,234',
  '@amy 你看，8:30 見，2019/02/14',
  'We walked 12 miles on the road',
])('%s tells nothing', text => expect(findings(text)).toEqual([]))

test('what is covered is not found again, and all else stays', () => {
  const words = [
    '0912-345-678',
    '民生路12號',
    'amy@example.com',
    '早安',
    ' ',
    '3',
    '樓',
    '號',
    'A',
    '9123 4567',
    '路',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), pieces => {
      const text = pieces.join('')
      const places = findPrivate(text)
      let covered = ''
      let at = 0
      for (const { start, end } of places) {
        expect(start).toBeGreaterThanOrEqual(at)
        covered += text.slice(at, start) + coverSign
        at = end
      }
      expect(covered.split(coverSign).length - 1).toBe(places.length)
    }),
  )
})
