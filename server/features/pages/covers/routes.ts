import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Engine } from '#press/products/engine'
import type { Files } from '#server/adapters/files/files'
import { formatFor } from '../../library/media/picture-format.ts'
import { queueByKey } from '../../library/media/queue-by-key.ts'
import { readPicture } from '../../library/media/read-picture.ts'
import { refuse } from '../../library/media/refuse.ts'
import { coverKey } from './cover-key.ts'
import { type CoverRequest, readCoverRequest } from './cover-request.ts'
import { type CoverFormat, coverFormats, drawCover } from './draw-cover.ts'
import type { PictureHosts } from './own-picture.ts'

export interface CoverDependencies {
  files: Files
  engine: Pick<Engine, 'run'>
  hosts: PictureHosts
  /** For what is written while a cover is drawn. */
  scratch: string
}

/**
 * The cover-image service (specification 7): `GET /cover/{template}?size=480&title=&author=&bgColor=&mainImg=&years=`. What
 * cannot be built is logged as an error, and the answer is an empty text.
 */
export async function coverRoutes(app: FastifyInstance, deps: CoverDependencies): Promise<void> {
  const queue = queueByKey({ atOnce: 2, waiting: 300 })

  app.get('/cover/:template', async (request, reply) => {
    const { template } = address.parse(request.params)
    const cover = readCoverRequest(template, request.query, deps.hosts)
    const failed = (why: object) => {
      request.log.error({ template, ...why }, 'a cover could not be built')
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    }
    if ('refused' in cover) return failed(cover)

    const format = formatFor(request.headers.accept, coverFormats)
    const key = coverKey(cover, format)
    const etag = `"${key}"`
    const good = () =>
      reply
        .header('cache-control', aDay)
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
        (await deps.files.readCached('covers', key)) ??
        (await queue(key, () => draw(deps, cover, format, key, request.log)))
      if (image === 'full') return refuse(reply, 'tooManyRequests')
      if (image === 'no-picture') return failed({ refused: image })
      return good().type(`image/${format}`).send(image)
    } catch (error) {
      return failed({ err: error })
    }
  })
}

const address = z.object({ template: z.string() })

/** The press may learn to draw an address better, so not for ever; asking again costs no drawing. */
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

async function draw(
  { files, engine, scratch }: CoverDependencies,
  cover: CoverRequest,
  format: CoverFormat,
  key: string,
  log: FastifyBaseLogger,
): Promise<Buffer | 'no-picture'> {
  const photo = cover.picture && (await readPicture(files, cover.picture.sha256))
  if (cover.picture && !photo) return 'no-picture'
  const image = await drawCover(cover, format, engine, scratch, photo)
  // a full disk must not keep anybody from seeing a cover
  await files.putCached('covers', key, image).catch(err => log.warn({ err }, 'a cover could not be kept'))
  return image
}
