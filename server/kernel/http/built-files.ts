import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { encodingFor, packer } from './packer.ts'
import { refuse, sendRefusal } from './refusal.ts'

/**
 * The files of a build whose names tell their content, `/assets/{name}`: each is read once and compressed well once, since every
 * visit asks for the same few. They take as much memory as the build is large. Gives what it serves, as a pattern.
 */
export function builtFiles(app: FastifyInstance, folder: string): string {
  const names = new Set(readdirSync(join(folder, 'assets')).filter(name => extname(name) in types))
  const read = new Map<string, Promise<Buffer>>()
  const pack = packer({ quality: 9, mostBytes: Number.MAX_SAFE_INTEGER })

  const readOnce = (name: string): Promise<Buffer> => {
    const known = read.get(name)
    if (known) return known
    const reading = readFile(join(folder, 'assets', name))
    read.set(name, reading)
    // what could not be read, for want of open files, say, is read again
    reading.catch(() => read.delete(name))
    return reading
  }

  app.get('/assets/:name', async (request, reply) => {
    const { name } = params.parse(request.params)
    const type = types[extname(name)]
    if (!names.has(name) || type === undefined) return sendRefusal(request, reply, refuse('notFound'))
    const etag = `"${name}"`
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    const packs = packed.test(type)
    if (packs) reply.header('vary', 'Accept-Encoding')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const bytes = await readOnce(name)
    const encoding = packs ? encodingFor(request) : undefined
    if (!encoding) return reply.send(bytes)
    return reply.header('content-encoding', encoding).send(await pack(bytes, encoding, name))
  })
  return `assets/*{${Object.keys(types).join(',')}}`
}

const params = z.object({ name: z.string() })

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Types that are not compressed in themselves. */
const packed = /^text|svg/
