import { request } from 'undici'
import { z } from 'zod'

const release = z.object({
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/),
  /** Where one reads about it. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
})

/** The newest version, by the JSON at an address: `{"version": "1.2.3", "url": "..."}`. Nothing is sent along; throws where that is not the answer. */
export async function askNews(address: string): Promise<{ version: string; href: string | null }> {
  const { statusCode, body } = await request(address, {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (statusCode !== 200) {
    body.destroy()
    throw new Error(`status ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > mostBytes) throw new Error('the answer is too long')
    chunks.push(bytes)
  }
  const { version, url } = release.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  return { version, href: url ?? null }
}

const patienceMs = 10_000
const mostBytes = 64 * 1024
