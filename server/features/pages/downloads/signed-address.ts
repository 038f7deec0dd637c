import { isSame, signature } from '../../../signature.ts'

/** A file of a book, under a name. */
export interface BookFile {
  bid: string
  sha256: string
  name: string
}

/** The address of a file, good until a moment: whoever was given it may fetch it, without a token. */
export function signedAddress(file: BookFile, until: Date, secret: string): string {
  const { bid, sha256, name } = file
  const seconds = Math.floor(until.getTime() / 1000)
  const query = new URLSearchParams({
    book: bid,
    until: String(seconds),
    sign: signOf(file, seconds, secret),
  })
  return `/download/${sha256}/${encodeURIComponent(name)}?${query}`
}

export function isSigned(
  file: BookFile & { until: number; sign: string },
  now: Date,
  secrets: readonly string[],
): boolean {
  const { until, sign } = file
  if (!(until * 1000 > now.getTime())) return false
  return secrets.some(secret => isSame(signOf(file, until, secret), sign))
}

function signOf({ bid, sha256, name }: BookFile, until: number, secret: string): string {
  return signature(`download ${bid} ${sha256} ${until} ${name}`, secret)
}
