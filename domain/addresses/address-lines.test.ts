import { expect, test } from 'vitest'
import { addressLines, fullName, phoneText } from './address-lines.ts'

const taipei = {
  firstName: '怡君',
  lastName: '陳',
  line1: '和平東路一段 162 號',
  line2: '3 樓',
  city: '大安區',
  state: 'TPE',
  country: 'TW',
  postalCode: '106',
  areaCode: '886',
  phone: '0912345678',
} as const

test('an address in Taiwan is written from the large to the small', () => {
  expect(addressLines(taipei, '台灣', true)).toEqual(['106 臺北市大安區', '和平東路一段 162 號 3 樓', '台灣'])
  expect(addressLines(taipei, 'Taiwan', false)).toEqual([
    '和平東路一段 162 號',
    '3 樓',
    '大安區, Taipei City, 106',
    'Taiwan',
  ])
})

test('elsewhere from the small to the large, in whatever language it is read', () => {
  const boston = {
    ...taipei,
    country: 'US',
    line1: '1 Main St',
    line2: '',
    city: 'Boston',
    state: 'MA',
    postalCode: '02101',
  } as const
  expect(addressLines(boston, '美國', true)).toEqual(['1 Main St', 'Boston, MA 02101', '美國'])
})

test('Chinese names begin with the family, others do not', () => {
  expect(fullName(taipei)).toBe('陳怡君')
  expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace')
})

test.each([
  ['886', '0912345678', '+886 912345678'],
  ['886', '912 345 678', '+886 912 345 678'],
  ['886', '(02) 2345-6789', '+886 (2) 2345-6789'],
  ['61', '(0)412 345 678', '+61 412 345 678'],
  ['60', '012-345 6789', '+60 12-345 6789'],
  ['852', '2345 6789', '+852 2345 6789'],
  ['1', '1-617-555-0100', '+1 617-555-0100'],
  ['1', '(617) 555-0101', '+1 (617) 555-0101'],
])('the phone +%s, %s is dialled from abroad as %s', (areaCode, phone, dialled) => {
  expect(phoneText({ areaCode, phone })).toBe(dialled)
})
