import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What an authenticator that is only a program does other than it should, one thing at a time. */
export interface Misbehaviour {
  rpId?: string
  origin?: string
  type?: string
  /** Flags of the authenticator data: 1 somebody is there, 4 and proved who he is, 64 a new credential. */
  flags?: number
  counter?: number
  userHandle?: string
  /** A certificate where no attestation was asked for. */
  hasCertificate?: boolean
  /** An algorithm that was not offered, by its COSE number. */
  algorithm?: number
}

/** A passkey as an authenticator holds it (WebAuthn 6): ES256, no attestation. */
export class SoftwarePasskey {
  readonly id = randomBytes(16)
  readonly #key: KeyObject
  readonly #point: { x: Buffer; y: Buffer }
  readonly #site: { rpId: string; origin: string }
  counter = 1
  userHandle = ''

  constructor(site: { rpId: string; origin: string }) {
    this.#site = site
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** What navigator.credentials.create gives, as the contract takes it. */
  make(options: { challenge: string; user: { id: string } }, wrong: Misbehaviour = {}) {
    this.userHandle = options.user.id
    const key = cborMap([
      [1, 2],
      [3, wrong.algorithm ?? -7],
      [-1, 1],
      [-2, this.#point.x],
      [-3, this.#point.y],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const authData = Buffer.concat([
      this.#authData({ flags: 69, ...wrong }),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ])
    const statement: Cbor = wrong.hasCertificate
      ? [
          ['alg', -7],
          ['sig', Buffer.alloc(8)],
          ['x5c', [Buffer.alloc(8)]],
        ]
      : []
    const attestation = cborMap([
      ['fmt', wrong.hasCertificate ? 'packed' : 'none'],
      ['attStmt', { map: statement }],
      ['authData', authData],
    ])
    return {
      credential_id: this.id.toString('base64url'),
      client_data: this.#clientData('webauthn.create', options.challenge, wrong).toString('base64url'),
      attestation_object: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** What navigator.credentials.get gives, as the contract takes it. */
  sign({ challenge }: { challenge: string }, wrong: Misbehaviour = {}) {
    this.counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, wrong)
    const authenticatorData = this.#authData({ flags: 5, ...wrong })
    const clientHash = createHash('sha256').update(clientData).digest()
    return {
      credential_id: this.id.toString('base64url'),
      client_data: clientData.toString('base64url'),
      authenticator_data: authenticatorData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authenticatorData, clientHash]), this.#key).toString(
        'base64url',
      ),
      user_handle: wrong.userHandle ?? this.userHandle,
    }
  }

  #clientData(type: string, challenge: string, wrong: Misbehaviour): Buffer {
    const clientData = {
      type: wrong.type ?? type,
      challenge,
      origin: wrong.origin ?? this.#site.origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(clientData))
  }

  #authData({ flags = 0, rpId = this.#site.rpId, counter = this.counter }: Misbehaviour): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counted])
  }
}

type CborValue = number | string | Buffer | CborValue[] | { map: Cbor }
type Cbor = (readonly [CborValue, CborValue])[]

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cborMap(entries: Cbor): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ])
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  return cborMap(value.map)
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.of((major << 5) | count)
  return count < 256
    ? Buffer.of((major << 5) | 24, count)
    : Buffer.of((major << 5) | 25, count >> 8, count & 255)
}
