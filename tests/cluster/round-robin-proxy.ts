import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface RoundRobinProxy {
  close(): Promise<void>
}

/**
 * Passes each call on to the next of some servers. One that takes no connection is passed over, as proxies do; a call that breaks on its
 * way is answered with 502, since nobody knows whether it was done.
 */
export async function roundRobinProxy(port: number, targets: readonly string[]): Promise<RoundRobinProxy> {
  let turn = 0
  const server = createServer((call, answer) => pass(call, answer, turn++, targets.length))

  function pass(call: IncomingMessage, answer: ServerResponse, at: number, tries: number): void {
    const { hostname, port } = new URL(targets[at % targets.length] ?? '')
    let isSent = false
    const headers = { ...call.headers, 'x-forwarded-for': call.socket.remoteAddress }
    const further = ask({ hostname, port, method: call.method, path: call.url, headers, agent: false })
    further.once('socket', socket =>
      socket.once('connect', () => {
        isSent = true
        call.pipe(further)
      }),
    )
    further.once('response', given => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
      given.once('error', () => answer.destroy())
    })
    further.on('error', () => {
      if (!isSent && tries > 1) pass(call, answer, at + 1, tries - 1)
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end()
    })
    answer.once('close', () => further.destroy())
  }

  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
