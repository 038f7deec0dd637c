import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ScreenRenderer } from './screen-renderer.ts'

export interface RenderLimits {
  /** How long a reader waits for a rendered page before he gets the plain one, ms. */
  patienceMs: number
  /** Pages that are rendered at the same time; who comes then gets the plain one. */
  most: number
}

export interface RenderedScreen {
  html: string
  /** What the API's answers set in the browser: they are its own answers. */
  cookies: string[]
}

/**
 * Renders the screen of a request with what the API answers to this very reader; undefined where he gets the plain page,
 * because there is nothing to render for him, or it failed or took too long.
 */
export function screenRendererOf(
  app: FastifyInstance,
  load: () => Promise<ScreenRenderer>,
  { patienceMs, most }: RenderLimits,
): (request: FastifyRequest, address: URL) => Promise<RenderedScreen | undefined> {
  let renderer: Promise<ScreenRenderer> | undefined
  let rendering = 0
  return async (request, address) => {
    if (rendering >= most) return undefined
    rendering += 1
    try {
      renderer ??= load()
      const { render } = await renderer
      const cookies: string[] = []
      const late = AbortSignal.timeout(patienceMs)
      const rendered = render({
        address,
        cookie: request.headers.cookie ?? '',
        acceptLanguage: request.headers['accept-language'] ?? '',
        ask: async (path, headers) => {
          const answer = await ask(app, request, path, headers)
          cookies.push(...answer.cookies)
          return answer
        },
        signal: late,
      })
      const html = await Promise.race([rendered, rejected(late)])
      return html === undefined ? undefined : { html, cookies }
    } catch (error) {
      request.log.warn({ err: error, path: address.pathname }, 'a screen was not rendered')
      return undefined
    } finally {
      rendering -= 1
    }
  }
}

/** The API's own answer, through all of its guards, with nothing but what the renderer shows. */
async function ask(
  app: FastifyInstance,
  request: FastifyRequest,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown; cookies: string[] }> {
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip })
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
  }
}

function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))
}
