import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { id } from '#contract/shapes'
import { trims } from '#domain/catalogue/papers'
import { coverAddress } from '#domain/covers/cover-address'
import { lineBudget } from '../../../kernel/log/line-budget.ts'
import { type CoverRequest, readCoverRequest } from '../covers/cover-request.ts'
import type { PictureHosts } from '../covers/own-picture.ts'
import { bookIn, canvasPage } from './canvas-page.ts'

/**
 * The canvas service page (specification 7): `GET /canvas/html?size=320&template=&<parameters of the cover>`, a page for frames
 * on other sites. What is no cover gives an empty canvas, and is logged, as for the cover's picture.
 */
export async function canvasRoutes(app: FastifyInstance, { hosts }: { hosts: PictureHosts }): Promise<void> {
  // anybody may ask for as many as he likes
  const budget = lineBudget(60, 60_000)
  app.get('/canvas/html', async (request, reply) => {
    const { size, template, book } = parameters.parse(request.query)
    const cover = readCoverRequest(template, request.query, hosts)
    const line = 'refused' in cover ? budget('canvas', performance.now()) : undefined
    if (line)
      request.log.error({ template: template.slice(0, 100), ...cover, ...line }, 'a canvas has no cover')
    const { html, policy } = canvasPage(
      'refused' in cover ? { size, lang: 'zh-tw', title: '', aspect: 1 } : filled(size, cover, book),
    )
    // the policy says who may frame the page, and what helmet sets would say otherwise
    reply.raw.removeHeader('x-frame-options')
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'refused' in cover ? 'no-store' : 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

function filled(size: number, cover: CoverRequest, bid: string | undefined) {
  const { width, height } = trims[cover.paper]
  const aspect = height / width
  const { template, colour, title, author, years, paper, locale, picture, calendarYear } = cover
  const coverHref = coverAddress({
    ...(bid !== undefined && { bid }),
    template,
    colour,
    title,
    author,
    years,
    paper,
    locale,
    // for screens with two device pixels a pixel
    widthPx: bookIn(size, aspect).width * 2,
    ...(picture && {
      picture: {
        sha256: picture.sha256,
        ...picture.focus,
        ...(picture.crop && { crop: picture.crop }),
      },
    }),
    ...(calendarYear && {
      months: calendarYear.map((items, i) => ({ month: `2000${String(i + 1).padStart(2, '0')}`, items })),
    }),
  })
  return { size, lang: locale, title, aspect, coverHref }
}

/** px; what is no number is the usual size (specification 7), what is out of bounds is brought into them. */
const sizes = { usual: 320, least: 48, most: 2048 } as const

const parameters = z.object({
  size: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(text => Math.min(Math.max(Number(text), sizes.least), sizes.most))
    .catch(sizes.usual),
  template: z.string().default('classic').catch(''),
  book: id.optional().catch(undefined),
})
