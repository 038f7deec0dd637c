import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mediaHref, mediaStep } from '#domain/pictures/media-address'
import { asBuffer } from '#press/engine/as-buffer'
import { type Files, isSha256 } from '#server/adapters/files/files'
import { type MediaFormat, mediaFormats } from '#server/adapters/pictures/derive-picture'
import type { Pictures } from '#server/adapters/pictures/pictures'
import type { MaySeePicture } from './may-see-picture.ts'
import { onceByKey } from './once-by-key.ts'
import { openOriginal } from './open-original.ts'
import { formatFor } from './picture-format.ts'
import { refuse } from './refuse.ts'

export interface MediaDependencies {
  files: Files
  pictures: Pictures
  maySee: MaySeePicture
}

/**
 * Pictures of people: `/media/{sha256}/{width}`, for who may see them (decision 0035); to all others there is no such picture.
 * Originals, with all that the camera wrote into them, are at no address.
 */
export async function mediaRoutes(app: FastifyInstance, deps: MediaDependencies): Promise<void> {
  const { files } = deps
  const once = onceByKey<Made>()

  app.get('/media/:sha256/:width', async (request, reply) => {
    const parsed = address.safeParse(request.params)
    if (!parsed.success || !isSha256(parsed.data.sha256)) return refuse(reply, 'notFound')
    const { sha256, width } = parsed.data
    if (width !== mediaStep(width))
      return reply.header('cache-control', forever).redirect(mediaHref(sha256, width), 301)

    const format = formatFor(request.headers.accept, mediaFormats)
    const key = `${sha256}-${width}.${format}`
    // what was derived may outlive its picture for a while, but is not shown after it
    if (!(await deps.maySee(sha256, request))) return refuse(reply, 'notFound')
    reply
      .header('cache-control', forever)
      .header('vary', 'Accept')
      .header('etag', `"${key}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
    if (names(request.headers['if-none-match'], key)) return reply.code(304).send()

    const picture =
      (await files.readCached('pictures', key)) ??
      (await once(key, () => make(deps, key, { sha256, width, format }, request)))
    if (picture === 'full') return refuse(reply.removeHeader('etag'), 'tooManyRequests')
    if (!picture) return refuse(reply.removeHeader('etag'), 'notFound')
    return reply.type(`image/${format}`).send(picture)
  })
}

const address = z.object({
  sha256: z.string(),
  width: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
})

const forever = 'private, max-age=31536000, immutable'

type Made = Buffer | 'full' | undefined

async function make(
  { files, pictures }: MediaDependencies,
  key: string,
  { sha256, width, format }: { sha256: string; width: number; format: MediaFormat },
  { ip, log }: FastifyRequest,
): Promise<Made> {
  const made = await pictures.run(ip, 'derive', () => openOriginal(files, sha256), { width, format })
  if ('refused' in made) {
    if (made.refused === 'full') return 'full'
    log.warn({ sha256, why: made.refused }, 'a stored picture cannot be shown')
    return undefined
  }
  const picture = asBuffer(made.output)
  // a full disk must not keep anybody from seeing a picture
  await files
    .putCached('pictures', key, picture)
    .catch(err => log.warn({ err }, 'a picture could not be kept'))
  return picture
}

function names(ifNoneMatch: string | undefined, key: string): boolean {
  return (ifNoneMatch ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === `"${key}"`)
}
