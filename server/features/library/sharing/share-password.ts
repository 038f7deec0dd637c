import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** A password of a share link as it is kept: `scrypt-15-8-3.SALT.KEY`, with what it was derived by (log2 N, r, p). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return [
    present,
    salt.toString('base64url'),
    (await keyOf(password, salt, present)).toString('base64url'),
  ].join('.')
}

/** Whether a hash is of a password, also one from before hashes said how they were derived. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const parts = hash.split('.')
  const [how, salt = '', key = ''] = parts.length === 2 ? [former, ...parts] : parts
  const expected = Buffer.from(key, 'base64url')
  return timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64url'), how ?? former), expected)
}

/** One of the costs that OWASP advises: 32 MB and three rounds, since the API derives up to four at once. */
const present = 'scrypt-15-8-3'
/** Node's own. */
const former = 'scrypt-14-8-1'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

function keyOf(password: string, salt: Buffer, how: string): Promise<Buffer> {
  const [, log2N, r, p] = /^scrypt-(1\d)-(\d)-(\d)$/.exec(how) ?? []
  if (log2N === undefined) throw new Error('a share password was hashed by means that are not known')
  const options = { N: 2 ** Number(log2N), r: Number(r), p: Number(p) }
  return derive(password, salt, 32, { ...options, maxmem: 256 * options.N * options.r })
}
