import { Agent, buildConnector, request } from 'undici'
import { isPublicAddress } from './public-address.ts'

export interface PictureAsk {
  /** Hosts (with their port) that may lie in a private network: those that the settings name. */
  trusted?: readonly string[]
  mostBytes?: number
  signal?: AbortSignal
}

/**
 * `address`: no address that may be asked. `gone`: the signature ran out, or the picture is deleted. `later`: nobody answered,
 * or with an error of the server; the same may work later.
 */
export type PictureRefused = { refused: 'address' | 'gone' | 'too-large' | 'later'; status?: number }

/** The bytes at an address that came from outside: of a public host, bounded, at most three redirections away. */
export async function fetchPicture(
  address: string,
  { trusted = [], mostBytes = 60_000_000, signal }: PictureAsk = {},
): Promise<Buffer | PictureRefused> {
  let url = URL.parse(address)
  for (let hop = 0; hop <= mostHops; hop += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return { refused: 'address' }
    const agent = trusted.includes(url.host) ? anyPeer : publicPeers
    try {
      const answer = await request(url, {
        dispatcher: agent,
        headers: { accept: 'image/*' },
        headersTimeout: patienceMs,
        bodyTimeout: patienceMs,
        ...(signal && { signal }),
      })
      const { statusCode: status, headers, body } = answer
      if (status >= 200 && status < 300) return await read(body, mostBytes)
      await body.dump({ limit: 65_536 })
      if (status < 300 || status >= 400 || typeof headers.location !== 'string') {
        const isOver = status >= 500 || status === 429 || status === 408
        return { refused: isOver ? 'later' : 'gone', status }
      }
      url = URL.parse(headers.location, url.href)
    } catch (error) {
      if (error instanceof Error && isRefusedPeer(error)) return { refused: 'address' }
      return { refused: 'later' }
    }
  }
  return { refused: 'address' }
}

const mostHops = 3
const patienceMs = 20_000

async function read(body: AsyncIterable<Uint8Array> & { destroy(): unknown }, most: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > most) {
      body.destroy()
      return { refused: 'too-large' } as const
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const refusedPeer = 'ERR_PRIVATE_PEER'

function isRefusedPeer(error: Error): boolean {
  return 'code' in error && error.code === refusedPeer
}

const anyPeer = new Agent({ connections: 16 })

// The peer itself is looked at: a name may mean another address a moment after it was checked.
const connect = buildConnector({ timeout: 10_000 })
const publicPeers = new Agent({
  connections: 16,
  connect(options, callback) {
    connect(options, (error, socket) => {
      if (error || !socket) return callback(error ?? new Error('no socket'), null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return callback(null, socket)
      socket.destroy()
      callback(Object.assign(new Error('A private peer'), { code: refusedPeer }), null)
    })
  },
})
