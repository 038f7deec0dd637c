import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/shapes'
import type { PictureRefusal } from '#server/adapters/pictures/pictures'
import { fairQueue } from '../../../fair-queue.ts'
import { lineBudget } from '../../../kernel/log/line-budget.ts'
import { recentBytes } from '../../../recent-bytes.ts'
import type { BookCache } from '../../library/files/book-cache.ts'
import type { MaySeePicture } from '../../library/media/may-see-picture.ts'
import { onceByKey } from '../../library/media/once-by-key.ts'
import { formatFor } from '../../library/media/picture-format.ts'
import { refuse } from '../../library/media/refuse.ts'
import { coverKey } from './cover-key.ts'
import { type CoverRequest, readCoverRequest } from './cover-request.ts'
import { type CoverFormat, type CoverTools, coverFormats, drawCover } from './draw-cover.ts'
import type { PictureHosts } from './own-picture.ts'

export interface CoverDependencies extends CoverTools {
  hosts: PictureHosts
  maySee: MaySeePicture
  /** Where covers of a book are kept; undefined where there is no such book. */
  cacheOf(bid: string): Promise<BookCache | undefined>
}

/**
 * The cover-image service (specification 7): `GET /cover/{template}?size=480&title=&author=&bgColor=&mainImg=&years=`. What
 * cannot be built is logged as an error, and the answer is an empty text. `book` names the book whose cover it is; where that is gone,
 * or its picture is not for who asks, there is no such cover.
 */
export async function coverRoutes(app: FastifyInstance, deps: CoverDependencies): Promise<void> {
  // whoever asks without end leaves turns to others
  const turns = fairQueue({ atOnce: 3, atOnceOfOne: 2, waiting: 300, waitingOfOne: 100 })
  const once = onceByKey<Drawn>()
  // nor may anybody fill the log with covers that are none
  const budget = lineBudget(60, 60_000)
  const samples = memoryCache()

  app.get(
    '/cover/:template',
    { config: { rateLimit: ofAddress, limitsProcess: true } },
    async (request, reply) => {
      const { template } = address.parse(request.params)
      const cover = readCoverRequest(template, request.query, deps.hosts)
      const failed = (why: object) => {
        const line = budget('cover', performance.now())
        if (line) request.log.error({ template, ...why, ...line }, 'a cover could not be built')
        return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
      }
      if ('refused' in cover) return failed(cover)
      const { book } = bookOf.parse(request.query)
      const cache = book === undefined ? samples : await deps.cacheOf(book)
      if (!cache || (cover.picture && !(await deps.maySee(cover.picture.sha256, request))))
        return refuse(reply, 'notFound')

      const format = formatFor(request.headers.accept, coverFormats)
      const key = coverKey(cover, format)
      const etag = `"${key}"`
      const good = () =>
        reply
          .header('cache-control', `${cover.picture ? 'private' : 'public'}, ${aDay}`)
          .header('vary', 'Accept')
          .header('etag', etag)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'")
          // shared books show their cover on other sites
          .header('cross-origin-resource-policy', 'cross-origin')
      // Equal keys are equal pictures: who has it need not wait until it is drawn again.
      if (request.headers['if-none-match']?.includes(etag)) return good().code(304).send()

      try {
        const image =
          (await cache.readCached('covers', key)) ??
          (await once(key, () => turns(request.ip, () => draw(deps, cache, cover, format, key, request))))
        if (image === 'full') return refuse(reply, 'tooManyRequests')
        if ('refused' in image) {
          if (image.refused === 'full') return refuse(reply, 'tooManyRequests')
          // deleted since it was asked for: nothing that anybody could mend
          return image.refused === 'missing' ? refuse(reply, 'notFound') : failed(image)
        }
        return good().type(`image/${format}`).send(image)
      } catch (error) {
        return failed({ err: error })
      }
    },
  )
}

const address = z.object({ template: z.string() })
const bookOf = z.object({ book: id.optional().catch('') })

/** The press may learn to draw an address better, so not for ever; asking again costs no drawing. */
const aDay = 'max-age=86400, stale-while-revalidate=604800'

/** Covers that one address may ask for in a minute: a shelf shows some dozens. */
const ofAddress = { max: 600, timeWindow: 60_000 }

type Drawn = Buffer | PictureRefusal | 'full'

async function draw(
  deps: CoverDependencies,
  cache: BookCache,
  cover: CoverRequest,
  format: CoverFormat,
  key: string,
  { ip, log }: FastifyRequest,
): Promise<Buffer | PictureRefusal> {
  const image = await drawCover(cover, format, deps, ip)
  // a full disk must not keep anybody from seeing a cover
  if (!('refused' in image))
    await cache.putCached('covers', key, image).catch(err => log.warn({ err }, 'a cover could not be kept'))
  return image
}

/** Covers that belong to no book: of nobody's words is more kept than what was asked for last. */
function memoryCache(): BookCache {
  const recent = recentBytes(8_000_000)
  return {
    readCached: async (_kind, key) => recent.get(key),
    async putCached(_kind, key, bytes) {
      recent.set(key, bytes)
    },
  }
}
