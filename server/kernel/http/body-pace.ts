import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { refusalBody, refuse } from './refusal.ts'

export interface BodyPace {
  windowMs: number
  /** That must come in each window. */
  leastBytes: number
}

/** 4 kB a second: a tenth of the slowest line that anybody uploads on, and too much for one who holds many connections open. */
export const usualPace: BodyPace = { windowMs: 30_000, leastBytes: 120_000 }

/**
 * Ends requests whose body does not come, with 408 and a sentence: it is silence that counts, not how long the whole takes, so that a
 * large piece on a slow line arrives. What the server itself leaves unread is not held against anybody.
 */
export function limitBodyPace(app: FastifyInstance, { windowMs, leastBytes }: BodyPace): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    // what is injected without a line has none that could be slow, and never closes
    if (hasBody(raw) && raw.socket instanceof Socket) watch(raw, windowMs, leastBytes)
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function watch(request: IncomingMessage, windowMs: number, leastBytes: number): void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (came >= leastBytes || request.readableLength > 0) return
    clearInterval(timer)
    socket.end(timeoutAnswer(request.headers))
    // closed at once, what is still on its way would tear the answer off the line
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }, windowMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

const lingerMs = 2_000

/** As bytes: whoever handles the request waits for its body still, and answers nothing. */
function timeoutAnswer(headers: IncomingMessage['headers']): string {
  const body = JSON.stringify(refusalBody(refuse('tooSlow'), headers))
  return [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
