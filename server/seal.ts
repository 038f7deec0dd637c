import { type CipherGCMTypes, createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * A text that only this server can read, and only for the same purpose: `CIPHER.BYTES`, with a key for each cipher and purpose. The name
 * of the cipher stands before it, so that what is sealed now is read when another is `present` (docs/security.md says what to do then).
 */
export function seal(secret: string, purpose: string, text: string, cipher: CipherName = present): string {
  const iv = randomBytes(ivBytes)
  const key = keyOf(secret, `${cipher} ${purpose}`)
  const sealing = createCipheriv(asTyped(cipher), key, iv, { authTagLength: tagBytes })
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return `${cipher}.${Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')}`
}

/** The text again; undefined where it was changed, or sealed with none of the secrets or for another purpose. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | undefined {
  for (const secret of secrets) {
    const text = unsealWith(secret, purpose, sealed)
    if (text !== undefined) return text
  }
  return undefined
}

/** The same text sealed with the present secret and cipher; undefined where it is already, or where no secret opens it. */
export function resealed(
  secrets: readonly [string, ...string[]],
  purpose: string,
  sealed: string,
): string | undefined {
  const [secret] = secrets
  if (sealed.startsWith(presentlySealed) && unseal([secret], purpose, sealed) !== undefined) return undefined
  const text = unseal(secrets, purpose, sealed)
  return text === undefined ? undefined : seal(secret, purpose, text)
}

/** How that begins which need not be looked at; while the secret is changed, nothing says so. */
export function sealedAlready({ secretBefore }: { secretBefore?: string }): string | undefined {
  return secretBefore === undefined ? presentlySealed : undefined
}

function unsealWith(secret: string, purpose: string, sealed: string): string | undefined {
  const { cipher, key, bytes } = partsOf(secret, purpose, sealed)
  if (cipher === undefined || bytes.length < ivBytes + tagBytes) return undefined
  const opening = createDecipheriv(asTyped(cipher), key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return opening.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8')
  } catch {
    // the tag does not fit
    return undefined
  }
}

// reason: Node's types have a function for each kind of cipher, and take no name that may be of either; both take the same
const asTyped = (cipher: CipherName) => cipher as CipherGCMTypes

function partsOf(secret: string, purpose: string, sealed: string) {
  const [name = '', words] = sealed.split('.')
  const bytes = Buffer.from(words ?? name, 'base64url')
  // from before its cipher was named
  if (words === undefined) return { cipher: ciphers[0], key: keyOf(secret, purpose), bytes }
  const cipher = ciphers.find(known => known === name)
  return { cipher, key: keyOf(secret, `${name} ${purpose}`), bytes }
}

/** What tokens of networks are sealed for. */
export const networkToken = 'network-token'
/** Keys of links for a login, until their mail is out. */
export const loginLink = 'login-link'
/** Keys of invitations, until their mail is out. */
export const invitationKey = 'invitation'

/** Those that are opened; each takes a key of 32 bytes. The first is what sealed before the name was written. */
const ciphers = ['aes-256-gcm', 'chacha20-poly1305'] as const
type CipherName = (typeof ciphers)[number]

/** What new things are sealed with. */
const present: CipherName = 'aes-256-gcm'

const presentlySealed = `${present}.`

const ivBytes = 12
const tagBytes = 16

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `daybound ${purpose}`, 32))
}
