import { createServer } from 'node:http'
import { type SocialWorldOptions, socialWorld } from './social-world.ts'

export interface ServedSocial {
  /** With the prefix: `http://127.0.0.1:40123/sandbox`. */
  base: string
  close(): Promise<void>
}

/** The world alone on a port of its own, for tests. */
export async function serveSocial(options: SocialWorldOptions): Promise<ServedSocial> {
  const world = socialWorld(options)
  const server = createServer((req, res) => {
    world.handle(req, res).then(
      mine => {
        if (!mine) res.writeHead(404).end()
      },
      () => res.destroy(),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    base: `http://127.0.0.1:${address.port}${options.prefix ?? '/sandbox'}`,
    async close() {
      await world.close()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
