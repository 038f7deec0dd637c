import { z } from 'zod'
import { regionCodes } from '#domain/catalogue/regions'
import { call } from './call.ts'
import { id, region } from './shapes.ts'

/** Which fields a country asks for, and their forms, says `listCountries`; what is wrong comes back in `fields` of the refusal. */
const line = z.string().max(200)

const addressBody = z.strictObject({
  firstName: line,
  lastName: line,
  line1: line,
  line2: line.default(''),
  city: line.default(''),
  state: line.default(''),
  country: region,
  postalCode: line.default(''),
  areaCode: line,
  phone: line,
  email: z.string().max(300),
  isCommercial: z.boolean().default(false),
})

const customsInfo = z.object({ realName: z.string(), mobile: z.string() })

/** An address as an order keeps it. */
export const postalAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.enum(regionCodes),
  postalCode: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  isCommercial: z.boolean(),
  /** What customs ask of the receiver; null where nothing was said. */
  customs: customsInfo.nullable(),
})
export type PostalAddress = z.infer<typeof postalAddress>

const address = postalAddress.extend({ addressId: id })

const params = z.strictObject({ addressId: id })

export const listCountries = call({
  method: 'GET',
  path: '/countrys/',
  policy: { resource: 'addressBook', action: 'learn' },
  about: 'The countries that books are sent to, and how addresses are written there.',
  answer: z.object({
    countries: z.array(
      z.object({
        code: region,
        /** Whose prices hold there. */
        region,
        areaCode: z.string(),
        states: z.array(z.object({ code: z.string(), name: z.string(), englishName: z.string() })),
        hasCity: z.boolean(),
        /** A regular expression that the whole code fits; null where there are no codes. */
        postalCode: z.object({ pattern: z.string(), example: z.string() }).nullable(),
        /** Customs want the receiver's name and mobile number as registered with EZ WAY. */
        asksEzWay: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const listAddresses = call({
  method: 'GET',
  path: '/addresses/',
  policy: { resource: 'addressBook', action: 'read' },
  about: 'The addresses of who calls, those used last first; of one type where that is said.',
  query: z.strictObject({ type: z.enum(['commercial', 'private']).optional() }),
  answer: z.object({ addresses: z.array(address) }),
  refusals: [],
})

export const createAddress = call({
  method: 'POST',
  path: '/addresses/',
  policy: { resource: 'addressBook', action: 'add' },
  about: 'Stores an address. One that is incomplete is refused, and its fields are named.',
  body: addressBody,
  answer: address,
  status: 201,
  refusals: ['addressIncomplete', 'tooManyAddresses'],
})

export const changeCustomsInfo = call({
  method: 'PUT',
  path: '/addresses/customs_info/',
  policy: { resource: 'address', action: 'change' },
  about:
    'Stores what customs ask of the receiver: name and mobile number as registered with EZ WAY, for Taiwan; null forgets it.',
  body: z.strictObject({
    addressId: id,
    customs: z.strictObject({ realName: line, mobile: line }).nullable(),
  }),
  answer: address,
  refusals: ['addressIncomplete'],
})

export const readAddress = call({
  method: 'GET',
  path: '/addresses/{addressId}/',
  policy: { resource: 'address', action: 'read' },
  about: 'One address.',
  params,
  answer: address,
  refusals: [],
})

export const changeAddress = call({
  method: 'PUT',
  path: '/addresses/{addressId}/',
  policy: { resource: 'address', action: 'change' },
  about: 'Replaces an address. Orders that were placed with it keep what it was.',
  params,
  body: addressBody,
  answer: address,
  refusals: ['addressIncomplete'],
})

export const deleteAddress = call({
  method: 'DELETE',
  path: '/addresses/{addressId}/',
  policy: { resource: 'address', action: 'remove' },
  about: 'Forgets an address. Orders that were placed with it keep theirs.',
  params,
  answer: z.object({}),
  refusals: [],
})
