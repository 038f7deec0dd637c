import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Drawer } from './screen-renderer.ts'

export interface DrawLimits {
  /** How long a reader waits for a drawn page before he gets the plain one, ms. */
  patienceMs: number
  /** Pages that are drawn at the same time; who comes then gets the plain one. */
  most: number
}

/**
 * Draws the screen of a request with what the API answers to this very reader; undefined where he gets the plain page,
 * because there is nothing to draw for him, or it failed or took too long.
 */
export function screenRendererOf(
  app: FastifyInstance,
  load: () => Promise<Drawer>,
  { patienceMs, most }: DrawLimits,
): (request: FastifyRequest, address: URL) => Promise<string | undefined> {
  let drawer: Promise<Drawer> | undefined
  let drawing = 0
  return async (request, address) => {
    if (drawing >= most) return undefined
    drawing += 1
    try {
      drawer ??= load()
      const { draw } = await drawer
      const late = AbortSignal.timeout(patienceMs)
      const drawn = draw({
        address,
        cookie: request.headers.cookie ?? '',
        acceptLanguage: request.headers['accept-language'] ?? '',
        ask: (path, headers) => ask(app, request, path, headers),
        signal: late,
      })
      return await Promise.race([drawn, rejected(late)])
    } catch (error) {
      request.log.warn({ err: error, path: address.pathname }, 'a screen was not drawn')
      return undefined
    } finally {
      drawing -= 1
    }
  }
}

/** The API's own answer, through all of its guards, with nothing but what the drawer shows. */
async function ask(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip })
  return { status: answer.statusCode, body: answer.json() }
}

function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))
}
