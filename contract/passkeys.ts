import { z } from 'zod'
import { call } from './call.ts'
import { ticket } from './logins.ts'
import { id } from './shapes.ts'
import { user } from './users.ts'

// What a browser and a site say to each other about passkeys (WebAuthn level 3), with the fields that both sides of this service use.

/** Bytes, as base64url without padding. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max)
/** At most 1023 bytes (WebAuthn 4). */
const credentialId = bytes(1364)
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10)

export const beginPasskeyLogin = call({
  method: 'POST',
  path: '/logins/passkey/',
  policy: { resource: 'session', action: 'open' },
  about:
    'What a passkey is to sign for a login, where this site takes them: good once, for five minutes, in the browser that asked (it shows the cookie again). Any passkey of this site will do.',
  answer: z.object({
    challenge: bytes(100),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  }),
  status: 201,
  refusals: ['notFound'],
})

export const logInWithPasskey = call({
  method: 'POST',
  path: '/logins/passkey/finish/',
  policy: { resource: 'session', action: 'open' },
  about: 'Logs in with what a passkey signed. It opens the account that it was added to, and no new one.',
  body: z.strictObject({
    credentialId,
    /** JSON of what the browser asked the passkey to sign. */
    clientData: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(100),
  }),
  answer: ticket,
  status: 201,
  refusals: ['notFound', 'passkeyExpired', 'passkeyRefused'],
})

const params = z.strictObject({ uid: id })

export const beginPasskey = call({
  method: 'POST',
  path: '/users/{uid}/passkeys/begin/',
  policy: { resource: 'user', action: 'link' },
  about:
    'What a new passkey is made with, where this site takes them: good once, for five minutes, in the browser that asked (it shows the cookie again).',
  params,
  answer: z.object({
    challenge: bytes(100),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    timeout: z.number().int(),
    /** Those that the account has: an authenticator that holds one makes no other. */
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: credentialId, transports })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  status: 201,
  refusals: ['notFound'],
})

export const addPasskey = call({
  method: 'POST',
  path: '/users/{uid}/passkeys/',
  policy: { resource: 'user', action: 'link' },
  about: 'Adds the passkey that was made to the account, which can be logged in to with it from now on.',
  params,
  body: z.strictObject({
    credentialId,
    clientData: bytes(4000),
    attestationObject: bytes(8000),
    transports,
  }),
  answer: user,
  status: 201,
  refusals: ['notFound', 'passkeyExpired', 'passkeyRefused', 'belongsToAnother', 'tooManyAccounts'],
})
