import { isSame, signature } from '../../../signature.ts'

/** A file that was made for an order, under a name. */
export interface OrderFile {
  oid: string
  sha256: string
  name: string
}

/** The address of a file of an order, good until a moment: whoever was given it may fetch it, without a token. */
export function orderFileAddress(file: OrderFile, until: Date, secret: string): string {
  const { oid, sha256, name } = file
  const seconds = Math.floor(until.getTime() / 1000)
  const query = new URLSearchParams({
    order: oid,
    until: String(seconds),
    sign: signOf(file, seconds, secret),
  })
  return `/order-file/${sha256}/${encodeURIComponent(name)}?${query}`
}

export function isOrderFileSigned(
  file: OrderFile & { until: number; sign: string },
  now: Date,
  secrets: readonly string[],
): boolean {
  const { until, sign } = file
  if (!(until * 1000 > now.getTime())) return false
  return secrets.some(secret => isSame(signOf(file, until, secret), sign))
}

function signOf({ oid, sha256, name }: OrderFile, until: number, secret: string): string {
  return signature(`order-file ${oid} ${sha256} ${until} ${name}`, secret)
}
