import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lineBudget } from '../log/line-budget.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { sessionKeyOf } from './session-cookie.ts'

/**
 * Refuses what the page of another site makes a browser send us: browsers add their cookies to it by themselves. Holds for every
 * request that may change something; programs that show a token show it on purpose.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string): void {
  // another site may send as many as it likes
  const budget = lineBudget(5, 60_000)
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method) || request.headers.authorization !== undefined) return
    if (isOwn(request, publicOrigin)) return
    const route = request.routeOptions.url ?? 'none'
    const line = budget(route, performance.now())
    if (line) request.log.warn({ route, ...line }, 'a request that another site caused was refused')
    return sendRefusal(request, reply, refuse('crossSite'))
  })
}

/** Whether a browser made it, for a page: scripts can neither add these headers nor leave them out. */
export function isFromBrowser({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
}

/**
 * Whether the page of another site had a browser make it, with its cookie: for a GET that changes something. A browser that does not
 * say where from, on http, is believed: its cookie is SameSite.
 */
export function isCausedElsewhere({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { authorization, 'sec-fetch-site': site } = headers
  return authorization === undefined && (site === 'cross-site' || site === 'same-site')
}

function isOwn(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site === 'same-origin'
  // on http beside this machine, browsers say less
  if (origin !== undefined) return origin === publicOrigin
  // no browser of today; what shows a session all the same cannot say that it means to
  return sessionKeyOf(request, { settings: { publicOrigin } }) === undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
