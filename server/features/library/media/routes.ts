import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mediaHref, mediaStep } from '#domain/pictures/media-address'
import { type Files, isSha256 } from '#server/adapters/files/files'
import { derivePicture, type MediaFormat, mediaFormats } from './derive-picture.ts'
import { formatFor } from './picture-format.ts'
import { queueByKey } from './queue-by-key.ts'
import { readPicture } from './read-picture.ts'
import { refuse } from './refuse.ts'

/**
 * Pictures of people: `/media/{sha256}/{width}`. Nobody is asked to log in here, since an address is itself the permission: the
 * hash of a picture cannot be guessed, and is told only to those who may see it. Who already has the same bytes learns that
 * they are here, and nothing else. Originals, with all that the camera wrote into them, are at no address.
 */
export async function mediaRoutes(app: FastifyInstance, { files }: { files: Files }): Promise<void> {
  const queue = queueByKey({ atOnce: 2, waiting: 1000 })

  app.get('/media/:sha256/:width', async (request, reply) => {
    const parsed = address.safeParse(request.params)
    if (!parsed.success || !isSha256(parsed.data.sha256)) return refuse(reply, 'notFound')
    const { sha256, width } = parsed.data
    if (width !== mediaStep(width))
      return reply.header('cache-control', forever).redirect(mediaHref(sha256, width), 301)

    const format = formatFor(request.headers.accept, mediaFormats)
    const key = `${sha256}-${width}.${format}`
    // What was derived may outlive its picture, but is not shown after it.
    if (!(await files.has(sha256))) return refuse(reply, 'notFound')
    reply
      .header('cache-control', forever)
      .header('vary', 'Accept')
      .header('etag', `"${key}"`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'")
    if (names(request.headers['if-none-match'], key)) return reply.code(304).send()

    const picture =
      (await files.readCached('pictures', key)) ??
      (await queue(key, () => make(files, key, { sha256, width, format }, request.log)))
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

const forever = 'public, max-age=31536000, immutable'

async function make(
  files: Files,
  key: string,
  { sha256, width, format }: { sha256: string; width: number; format: MediaFormat },
  log: FastifyBaseLogger,
): Promise<Buffer | undefined> {
  try {
    const bytes = await readPicture(files, sha256)
    if (!bytes) return undefined
    const picture = await derivePicture(bytes, width, format)
    await files.putCached('pictures', key, picture)
    return picture
  } catch (error) {
    log.warn({ sha256, err: error }, 'a stored picture cannot be shown')
    return undefined
  }
}

function names(ifNoneMatch: string | undefined, key: string): boolean {
  return (ifNoneMatch ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === `"${key}"`)
}
