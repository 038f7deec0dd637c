import type { FastifyRequest } from 'fastify'
import { addressList } from '../../../kernel/http/address-list.ts'
import { isForwarded } from '../../../kernel/http/is-forwarded.ts'
import { isNearHost } from '../../../near-host.ts'
import type { Settings } from '../../../settings-shape.ts'

/**
 * Whether a request comes from a browser that runs on this machine, to a service that is this machine's alone (settings.localLogin). Whatever speaks
 * of a proxy closes it: a header that proxies add, HTTP 1.0, another host or port than ours, and a page (Origin) that was read under
 * another name, which is what every browser beyond a proxy says.
 */
export function isLocal(
  { headers, raw, socket }: Pick<FastifyRequest, 'headers' | 'raw' | 'socket'>,
  { localLogin, publicOrigin }: Pick<Settings, 'localLogin' | 'publicOrigin'>,
): boolean {
  if (!localLogin || !isLoopback(socket.remoteAddress ?? '')) return false
  if (isForwarded(headers) || raw.httpVersion === '1.0') return false
  const shown = URL.parse(`http://${headers.host}`)
  if (!shown || !isNearHost(shown.hostname) || shown.port !== new URL(publicOrigin).port) return false
  return headers.origin === shown.origin
}

const isLoopback = addressList(['loopback'])
