import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SocialWorldOptions, socialWorld } from './social-world.ts'

export interface ServedSocial {
  /** With the prefix: `http://127.0.0.1:40123/sandbox`. */
  base: string
  close(): Promise<void>
}

export interface ServeSocialOptions extends Omit<SocialWorldOptions, 'folder'> {
  /** Without it, one that goes with the world. */
  folder?: string
  /** Is told what is asked for, and answered after. */
  onAsk?: (address: string) => Promise<void>
}

/** The world alone on a port of its own, for tests. */
export async function serveSocial(options: ServeSocialOptions): Promise<ServedSocial> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'social-')))
  const world = socialWorld({ ...options, folder })
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    await options.onAsk?.(req.url ?? '')
    if (!(await world.handle(req, res))) res.writeHead(404).end()
  }
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  })
  // the client closes what rests: whoever closes here after a pause may meet the next call on its way
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    base: `http://127.0.0.1:${address.port}${options.prefix ?? '/sandbox'}`,
    async close() {
      await world.close()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
      if (!options.folder) await rm(folder, { recursive: true })
    },
  }
}
