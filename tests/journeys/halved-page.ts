import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { request } from 'undici'
import { onTestFinished } from 'vitest'

/** The site over a line that stops within one of its pages, at the character that `cutAt` names, until `sendRest`. */
export async function halvePage(site: string, path: string, cutAt: (html: string) => number) {
  const rest = Promise.withResolvers<void>()
  const server = createServer(async ({ url = '/', headers: requestHeaders }, answer) => {
    const headers = Object.fromEntries(passedOn.map(name => [name, requestHeaders[name]]))
    const { statusCode, headers: responseHeaders, body } = await request(site + url, { headers })
    answer.writeHead(statusCode, { 'content-type': String(responseHeaders['content-type']) })
    // who leaves hears no more of it
    if (url !== path) return pipeline(body, answer).catch(() => answer.destroy())
    const html = await body.text()
    const cut = cutAt(html)
    answer.write(html.slice(0, cut))
    await rest.promise
    answer.end(html.slice(cut))
  })
  const { hostname } = new URL(site)
  await new Promise<void>(ready => server.listen(0, hostname, ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // it listens on a port, not at a path
  const { port } = server.address() as AddressInfo
  return { address: `http://${hostname}:${port}${path}`, sendRest: rest.resolve }
}

const passedOn = ['accept', 'accept-language', 'cookie']
