import { generateKeyPair, type JsonWebKey, sign } from 'node:crypto'
import { promisify } from 'node:util'

export interface SigningKey {
  publicJwk: JsonWebKey & { kid: string }
  /** A JWT of these claims, RS256. */
  jwt(claims: Record<string, unknown>): string
}

const KID = 'sandbox-1'

export async function signingKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    publicJwk: { ...publicKey.export({ format: 'jwk' }), kid: KID, use: 'sig', alg: 'RS256' },
    jwt(claims) {
      const content = `${encoded({ alg: 'RS256', typ: 'JWT', kid: KID })}.${encoded(claims)}`
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
    },
  }
}
