import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PlayedPart } from './played-part.ts'

/** A part alone on a port of its own, for tests; it is told where it lies before it answers. */
export async function servePart<P extends PlayedPart>(
  make: (origin: string) => P,
): Promise<{ origin: string; part: P; close(): Promise<void> }> {
  let part: P | undefined
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    if (!(await part?.handle(req, res))) res.writeHead(404).end()
  }
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  })
  // the client closes what rests: whoever closes here after a pause may meet the next call on its way
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const made = make(origin)
  part = made
  return {
    origin,
    part: made,
    async close() {
      await made.close()
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
