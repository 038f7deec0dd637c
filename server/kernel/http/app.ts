import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { callAs } from '../db/caller-here.ts'
import { whyUnavailable } from '../db/why-unavailable.ts'
import { noteStoreAway } from '../log/note-store-away.ts'
import { isNoSpace } from '../no-space.ts'
import { storeAwayIn } from '../store-away.ts'
import type { Tracing } from '../tracing/open-tracing.ts'
import { addressList } from './address-list.ts'
import { type BodyPace, limitBodyPace, usualPace } from './body-pace.ts'
import { contentPolicy, type PolicyOrigins } from './content-policy.ts'
import { drainOnClose } from './drain.ts'
import { findUnstorable } from './find-unstorable.ts'
import { logRefusedInput } from './log-refused-input.ts'
import { measureRequests } from './measure-requests.ts'
import { nameRequests, requestIds } from './name-request.ts'
import { noticeProxy } from './notice-proxy.ts'
import { type CountRate, countHere, rateStoreOf } from './rate-store.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { traceRequests } from './trace-requests.ts'

export interface AppOptions {
  /** `publicOrigin`: where browsers find the server. `trustedProxies`: whose word on an address is believed. */
  settings: PolicyOrigins & { trustedProxies: readonly string[] }
  log: Logger
  /** Hears why a call failed where PostgreSQL was away, or had too much to do. */
  onUnavailable?(error: unknown): void
  bodyPace?: BodyPace
  /** How often was asked: for all servers, where it is given. */
  countRate?: CountRate
  /** Where requests are traced. */
  tracing?: Tracing | undefined
}

/** The HTTP server without its routes: limits, headers, errors, figures. */
export async function buildApp({
  settings,
  log,
  onUnavailable,
  bodyPace = usualPace,
  countRate = countHere(),
  tracing,
}: AppOptions): Promise<FastifyInstance> {
  const { publicOrigin, trustedProxies } = settings
  const isTrusted = addressList(trustedProxies)
  const app: FastifyInstance = Fastify({
    // the address of a login carries a ticket: paths are logged, queries never
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(trustedProxies),
    // pino's logger is more than Fastify asks for
    loggerInstance: log as FastifyBaseLogger,
    trustProxy: isTrusted,
    bodyLimit: mostBody,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void sendRefusal(request, reply, refuse('badRequest')),
    // body-pace.ts sees to bodies, Node itself to headers
    requestTimeout: 0,
    // while it is closed (drain.ts), what still comes on an open connection is answered
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(settings) },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicOrigin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  await app.register(multipart, { limits: { files: 1, fileSize: mostPicture, fields: 10, parts: 12 } })
  await app.register(rateLimit, { global: false, store: rateStoreOf(countRate) })
  nameRequests(app)
  if (tracing) traceRequests(app, tracing, isTrusted)
  noticeProxy(app, isTrusted)
  measureRequests(app)
  logRefusedInput(app)
  limitBodyPace(app, bodyPace)
  drainOnClose(app)
  app.addHook('preHandler', (request, _reply, done) => callAs(`address ${request.ip}`, done))
  refuseCrossSite(app, publicOrigin)
  app.addHook('onRequest', async (request, reply) => {
    // a line that broke off in its first bytes: nobody is there, and limits have no address to count
    if (request.ip === undefined) return sendRefusal(request, reply, refuse('badRequest'))
  })
  app.addHook('preValidation', async (request, reply) => {
    // read as an address, this names another site
    if (request.url.startsWith('//')) return sendRefusal(request, reply, refuse('badRequest'))
    const unstorable = findUnstorable([request.params, request.query, request.body])
    if (!unstorable) return
    const { why, at } = unstorable
    return sendRefusal(
      request,
      reply,
      why === 'depth' ? refuse('badRequest') : refuse('badCharacters', [at.replace(/^\d\./, '')]),
    )
  })
  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const storeAway = storeAwayIn(error)
    if (storeAway) {
      noteStoreAway(request.log, storeAway, { path: request.url.split('?')[0] })
      return sendRefusal(request, reply, refuse('serverAway'))
    }
    const why = whyUnavailable(error)
    if (why !== undefined) {
      onUnavailable?.(error)
      if (why === 'busy') request.log.warn({ path: request.url.split('?')[0] }, 'a call waited too long')
      return sendRefusal(request, reply, refuse(why === 'busy' ? 'serverBusy' : 'serverAway'))
    }
    if (isNoSpace(error)) {
      request.log.warn({ path: request.url.split('?')[0] }, 'the disk is full')
      return sendRefusal(request, reply, refuse('storageFull'))
    }
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error, path: request.url.split('?')[0] }, 'a request failed')
      return sendRefusal(request, reply, refuse('serverError'))
    }
    if (status === 413 || error.code === 'FST_REQ_FILE_TOO_LARGE')
      return sendRefusal(request, reply, refuse('tooLarge'))
    if (status === 415) return sendRefusal(request, reply, refuse('notAcceptable'))
    if (status === 429) return sendRefusal(request, reply, refuse('tooManyRequests'))
    if (status === 404) return sendRefusal(request, reply, refuse('notFound'))
    return sendRefusal(request, reply, refuse('badRequest'))
  })
  return app
}

/** Bytes of a JSON body: the longest text there may be, four times over. */
const mostBody = 2_000_000
/** Bytes of one picture that is uploaded by hand. */
const mostPicture = 60_000_000
