import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** A text that only this server can read, and only for the same purpose (AES-256-GCM, a key for each purpose). */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; undefined where it was changed, or sealed with none of the secrets or for another purpose. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | undefined {
  for (const secret of secrets) {
    const text = unsealWith(secret, purpose, sealed)
    if (text !== undefined) return text
  }
  return undefined
}

/** The same text sealed with the present secret; undefined where it is already, or where no secret opens it. */
export function resealed(
  [present, ...former]: readonly [string, ...string[]],
  purpose: string,
  sealed: string,
): string | undefined {
  if (unseal([present], purpose, sealed) !== undefined) return undefined
  const text = unseal(former, purpose, sealed)
  return text === undefined ? undefined : seal(present, purpose, text)
}

function unsealWith(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    // the tag does not fit
    return undefined
  }
}

/** What tokens of networks are sealed for. */
export const networkToken = 'network-token'

const ivBytes = 12
const tagBytes = 16

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `daybound ${purpose}`, 32))
}
