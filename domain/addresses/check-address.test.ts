import { describe, expect, it, test } from 'vitest'
import { buildAddress } from '../../tests/shop/build-address.ts'
import { regionCodes } from '../catalogue/regions.ts'
import type { Address } from './address.ts'
import { addressRules } from './address-rules.ts'
import { faultyCustomsFields, faultyFields, isEmail, tidyAddress } from './check-address.ts'

const faults = (overrides: Partial<Address>) => faultyFields(tidyAddress(buildAddress(overrides)))

test('a complete address of each country has no fault', () => {
  for (const country of regionCodes) {
    const { states, postalCode } = addressRules[country]
    expect([
      country,
      faults({ country, state: states[0]?.code ?? '', postalCode: postalCode?.example ?? '' }),
    ]).toEqual([country, []])
  }
})

test('every field but the second line is required', () => {
  const fields = [
    'firstName',
    'lastName',
    'line1',
    'city',
    'state',
    'postalCode',
    'areaCode',
    'phone',
    'email',
  ] as const
  for (const field of fields) expect(faults({ [field]: '  ' })).toEqual([field])
  expect(faults({ line2: '' })).toEqual([])
})

describe('postal codes', () => {
  it.each([
    ['TW', '106', true],
    ['TW', '10699', true],
    ['TW', '106409', true],
    ['TW', '1064', false],
    ['US', '94103-1234', true],
    ['US', '9410', false],
    ['CA', 'k1a0b1', true],
    ['CA', 'K1A-0B1', true],
    ['CA', 'D1A 0B1', false],
    ['SG', '23880', false],
    ['HK', 'whatever', true],
  ] as const)('of %s: %s', (country, postalCode, isGood) => {
    const state = addressRules[country].states[0]?.code ?? ''
    expect(faults({ country, state, postalCode })).toEqual(isGood ? [] : ['postalCode'])
  })
})

test('what a country has none of is not stored', () => {
  expect(tidyAddress(buildAddress({ country: 'HK', state: 'KLN', postalCode: '999077' })).postalCode).toBe('')
  expect(tidyAddress(buildAddress({ country: 'SG', postalCode: '238801' }))).toMatchObject({
    state: '',
    city: '',
  })
})

test('a state of another country, a line too long and one with a break are no address', () => {
  expect(faults({ state: 'NSW' })).toEqual(['state'])
  expect(faults({ line1: 'x'.repeat(101) })).toEqual(['line1'])
  expect(faults({ firstName: 'a\nBcc: b@example.com' })).toEqual(['firstName'])
})

test.each([
  ['a@example.com', true],
  ['怡君@example.com', true],
  ['a@example', false],
  ['a b@example.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['"a"@example.com', false],
  [`${'a'.repeat(65)}@example.com`, false],
])('mail to %j: %s', (text, isGood) => {
  expect(isEmail(text)).toBe(isGood)
})

test('states have codes of their own', () => {
  for (const { states } of Object.values(addressRules))
    expect(new Set(states.map(state => state.code)).size).toBe(states.length)
})

test('customs take the mobile number of Taiwan that EZ WAY knows', () => {
  expect(faultyCustomsFields({ realName: '陳怡君', mobile: '0912345678' })).toEqual([])
  expect(faultyCustomsFields({ realName: '', mobile: '+886912345678' })).toEqual(['realName', 'mobile'])
})
