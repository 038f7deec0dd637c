import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { z } from 'zod'
import { apiRoot, type Call } from '#contract/call'
import { type CodeName, codes } from '#contract/codes'
import { toWire } from '#contract/wire'

/** How a call is answered: with this, refused by a code with what is so instead, or by a status that says nothing more. */
export type Reply<C extends Call> =
  | { data: z.input<C['answer']> }
  | { refused: CodeName; facts?: unknown }
  | { status: number }

export interface PlayedServer {
  origin: string
  /** From now on such a call is answered so; one that is not named is refused with 404. */
  answer<C extends Call>(call: C, reply: Reply<C>): void
  /** A script from elsewhere, by its address here; undefined: it does not come. */
  script(path: string, text: string | undefined): void
  close(): Promise<void>
}

/** The built web app before a server whose answers are played: what a screen says of them, without what causes them. */
export async function playServer(webFolder: string): Promise<PlayedServer> {
  const replies = new Map<Call, Reply<Call>>()
  const scripts = new Map<string, string | undefined>()
  const server = createServer((request, response) => void respond(request, response))
  const respond = async ({ url = '/', method }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (pathname.startsWith(apiRoot)) {
      const path = pathname.slice(apiRoot.length)
      // the one that names more of the path: `/orders/key/` before `/orders/{oid}/`
      const [call] = [...replies.keys()]
        .filter(known => known.method === method && shapeOf(known).test(path))
        .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
      const reply = (call && replies.get(call)) ?? { status: 404 }
      response.writeHead(statusOf(reply), { 'content-type': types['.json'] })
      return response.end(JSON.stringify(bodyOf(call, reply)))
    }
    if (scripts.has(pathname)) {
      response.writeHead(scripts.get(pathname) === undefined ? 404 : 200, { 'content-type': types['.js'] })
      return response.end(scripts.get(pathname))
    }
    const isFile = extname(pathname) !== ''
    response.writeHead(200, {
      'content-type': types[extname(pathname)] ?? types['.html'],
      'cache-control': isFile ? 'max-age=3600' : 'no-cache',
    })
    return response.end(await readFile(join(webFolder, isFile ? pathname : 'index.html')))
  }
  await new Promise<void>(ready => server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `http://localhost:${port}`,
    answer(call, reply) {
      if ('data' in reply) call.answer.parse(reply.data)
      replies.set(call, reply as Reply<Call>) // its own call reads it
    },
    script: (path, text) => void scripts.set(path, text),
    async close() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
  }
}

const shapeOf = ({ path }: Call) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

function statusOf(reply: Reply<Call>): number {
  if ('status' in reply) return reply.status
  return 'refused' in reply ? codes[reply.refused].status : 200
}

function bodyOf(call: Call | undefined, reply: Reply<Call>): object {
  if ('data' in reply) return { data: toWire(call?.answer, reply.data) }
  if ('status' in reply) return {}
  const { refused: name, facts } = reply
  return { errors: { code: codes[name].code, name, message: '', facts } }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
