import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SocialWorldOptions, socialWorld } from './social-world.ts'

export interface ServedSocial {
  /** With the prefix: `http://127.0.0.1:40123/sandbox`. */
  base: string
  close(): Promise<void>
}

/** The world alone on a port of its own, for tests; without a folder, in one that goes with it. */
export async function serveSocial(
  options: Omit<SocialWorldOptions, 'folder'> & { folder?: string },
): Promise<ServedSocial> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'social-')))
  const world = socialWorld({ ...options, folder })
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
      if (!options.folder) await rm(folder, { recursive: true })
    },
  }
}
