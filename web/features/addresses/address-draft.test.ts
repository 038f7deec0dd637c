import { expect, test } from 'vitest'
import { type AddressDraft, draftOf, inCountry, newDraft, readDraft } from './address-draft.ts'

const whole: AddressDraft = {
  ...newDraft('TW', 'yijun@example.com'),
  firstName: '怡君',
  lastName: '陳',
  line1: ' 和平東路一段 162 號 ',
  city: '大安區',
  state: 'TPE',
  postalCode: '106',
  phone: '0912-345-678',
}

test('a new address begins with the telephone code of its country', () => {
  expect(newDraft('HK').areaCode).toBe('852')
  expect(inCountry(whole, 'US')).toMatchObject({
    areaCode: '1',
    state: '',
    postalCode: '',
    firstName: '怡君',
  })
})

test('a whole address is sent tidy, without customs where nothing was said', () => {
  expect(readDraft(whole)).toMatchObject({ body: { line1: '和平東路一段 162 號' }, customs: null })
})

test('what is missing is named', () => {
  expect(readDraft({ ...whole, firstName: ' ', phone: '' })).toEqual({ faults: ['firstName', 'phone'] })
})

test('of customs one says all or nothing, and only in Taiwan', () => {
  expect(readDraft({ ...whole, realName: '陳怡君' })).toEqual({ faults: ['mobile'] })
  expect(readDraft({ ...whole, realName: '陳怡君', mobile: '0912 345 678' })).toMatchObject({
    customs: { realName: '陳怡君', mobile: '0912345678' },
  })
  const inHongKong = { ...inCountry(whole, 'HK'), state: 'KLN', realName: '陳怡君' }
  expect(readDraft(inHongKong)).toMatchObject({ customs: null })
})

test('an address that is changed begins as it is', () => {
  const { realName, mobile, ...address } = whole
  expect(draftOf({ ...address, addressId: 'a', customs: null })).toEqual({
    ...address,
    realName: '',
    mobile: '',
  })
})
