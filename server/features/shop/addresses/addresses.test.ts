import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeAddress,
  changeCustomsInfo,
  createAddress,
  deleteAddress,
  listAddresses,
  listCountries,
} from '#contract/addresses'
import { buildAddress } from '../../../../tests/shop/build-address.ts'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { mostAddresses } from './write-address.ts'

let studio: Studio
let token: string
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token } = await studio.logIn('empty'))
})
afterAll(() => studio.close())

const create = (overrides = {}) => studio.call(createAddress, { token, body: buildAddress(overrides) })

test('the countries say how their addresses are written', async () => {
  const { countries } = (await studio.call(listCountries)).body.data
  expect(countries.map((country: { code: string }) => country.code)).toEqual([
    'TW',
    'HK',
    'MO',
    'SG',
    'MY',
    'AU',
    'US',
    'CA',
  ])
  expect(countries[0]).toMatchObject({ area_code: '886', asks_ez_way: true, has_city: true })
  expect(countries[1]).toMatchObject({ area_code: '852', postal_code: null })
})

test('an address is stored tidy, changed and forgotten', async () => {
  const made = await create({ line1: '  和平東路一段  162 號 ' })
  expect(made).toMatchObject({ status: 201, body: { data: { line1: '和平東路一段 162 號', customs: null } } })
  const params = { addressId: made.body.data.address_id }
  const changed = await studio.call(changeAddress, {
    token,
    params,
    body: buildAddress({ isCommercial: true }),
  })
  expect(changed.body.data.is_commercial).toBe(true)
  const listed = (await studio.call(listAddresses, { token, query: { type: 'commercial' } })).body.data
  expect(listed.addresses).toHaveLength(1)
  expect((await studio.call(deleteAddress, { token, params })).status).toBe(200)
  expect((await studio.call(listAddresses, { token })).body.data.addresses).toEqual([])
})

test('an incomplete one is refused, and its fields are named', async () => {
  const { body } = await create({ firstName: ' ', postalCode: '1' })
  expect(body.errors).toMatchObject({
    code: 40110,
    name: 'addressIncomplete',
    fields: ['first_name', 'postal_code'],
  })
})

test('customs of Taiwan are told who receives, and nothing where they do not ask', async () => {
  const { address_id: addressId } = (await create()).body.data
  const tell = (mobile: string) =>
    studio.call(changeCustomsInfo, { token, body: { addressId, customs: { realName: '陳怡君', mobile } } })
  expect((await tell('12')).body.errors.fields).toEqual(['mobile'])
  expect((await tell('0912-345-678')).body.data.customs).toEqual({
    real_name: '陳怡君',
    mobile: '0912345678',
  })
  const moved = buildAddress({ country: 'HK', state: 'KLN', areaCode: '852' })
  const changed = await studio.call(changeAddress, { token, params: { addressId }, body: moved })
  expect(changed.body.data.customs).toBeNull()
  expect((await tell('0912345678')).body.errors.name).toBe('addressIncomplete')
})

test('the address book has an end, also for many at once', async () => {
  const answers = await Promise.all(Array.from({ length: mostAddresses + 5 }, () => create()))
  expect(answers.filter(({ body }) => body.errors?.name === 'tooManyAddresses').length).toBeGreaterThan(0)
  expect((await studio.call(listAddresses, { token })).body.data.addresses).toHaveLength(mostAddresses)
})
