import { createHmac, timingSafeEqual } from 'node:crypto'

/** The address of a file, good until a moment: whoever was given it may fetch it, without a token. */
export function signedAddress(sha256: string, name: string, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `/download/${sha256}/${encodeURIComponent(name)}?until=${seconds}&sign=${signOf(sha256, name, seconds, secret)}`
}

export function isSigned(
  wanted: { sha256: string; name: string; until: number; sign: string },
  now: Date,
  secret: string,
): boolean {
  const { sha256, name, until, sign } = wanted
  if (!(until * 1000 > now.getTime())) return false
  const right = Buffer.from(signOf(sha256, name, until, secret))
  const given = Buffer.from(sign)
  return right.length === given.length && timingSafeEqual(right, given)
}

function signOf(sha256: string, name: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`download ${sha256} ${until} ${name}`).digest('base64url')
}
