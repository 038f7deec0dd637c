/** Where our own pictures are. Hosts as in addresses: with the port where it is not the usual one. */
export interface PictureHosts {
  /** Hosts of this installation. */
  own: readonly string[]
  /** The host of the media bucket, whose addresses stand for the same ones at the static host (specification 7). */
  bucket?: string
  /** The host that serves pictures, where it is not one of this installation's. */
  static?: string
}

/**
 * The picture that an address means, by its sha256; undefined for any that is not ours. Nothing is ever fetched: an address only
 * names a file of the store.
 */
export function ownPicture(address: string, hosts: PictureHosts): string | undefined {
  if (/^[0-9a-f]{64}$/.test(address)) return address
  const url = URL.parse(address, base)
  if (!url || url.username || url.password) return undefined
  const here =
    url.origin === new URL(base).origin ? address.startsWith('/') : isOurs(toStatic(url, hosts), hosts)
  return here ? pathOfPicture.exec(url.pathname)?.[1] : undefined
}

/** An address on the media bucket becomes one on the static host. */
function toStatic(url: URL, hosts: PictureHosts): URL {
  const own = hosts.static ?? hosts.own[0]
  if (hosts.bucket === undefined || own === undefined || url.host !== hosts.bucket.toLowerCase()) return url
  return URL.parse(url.pathname, `https://${own}`) ?? url
}

function isOurs(url: URL, hosts: PictureHosts): boolean {
  const ours = [...hosts.own, ...(hosts.static === undefined ? [] : [hosts.static])]
  return /^https?:$/.test(url.protocol) && ours.some(host => host.toLowerCase() === url.host)
}

/** What a path is resolved against: no host has this name (RFC 2606). */
const base = 'http://path.invalid'
/** As pages name pictures, or as the store names files. */
const pathOfPicture = /\/(?:media|files)\/([0-9a-f]{64})(?:\/\d{1,5})?\/?$/
