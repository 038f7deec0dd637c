import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { builtFiles } from './built-files.ts'
import { languageCodes, languageOf } from './language-of.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { pageSender } from './send-page.ts'
import { screenRendererOf } from './ssr/render-screen.ts'
import { loadScreenRenderer } from './ssr/screen-renderer.ts'

export interface Site {
  /** What is added to the page's head. */
  headOf(url: URL): Promise<string>
  /** What the web app knows of the site. */
  settings: string
}

/** The built web app: its files for good, its page for every address that is a screen, rendered where it can be. */
export async function webApp(app: FastifyInstance, deps: Deps, folder: string, site: Site): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  // the home page is rendered before its scripts come, in each language
  const homes = Object.fromEntries(
    languageCodes.map(language => [language, readFileSync(join(folder, `home-${language}.html`), 'utf8')]),
  )
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    globIgnore: [builtFiles(app, folder)],
    setHeaders: reply => reply.header('cache-control', 'public, max-age=3600'),
  })
  const sendPage = pageSender()
  const render = screenRendererOf(app, () => loadScreenRenderer(folder, site.settings), {
    patienceMs: 1_000,
    most: 8,
  })
  app.setNotFoundHandler(async (request, reply) => {
    const url = new URL(request.url, deps.settings.publicOrigin)
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|media|cover|canvas|download|sandbox|social|health|metrics|assets)(\/|$)/.test(url.pathname) &&
      (request.headers.accept ?? '').includes('text/html')
    if (!isScreen) return sendRefusal(request, reply, refuse('notFound'))
    const rendered = request.method === 'GET' ? await render(request, url) : undefined
    const plain = url.pathname === '/' ? homes[languageOf(request.headers)] : page
    const head = await site.headOf(url)
    const html = (rendered ?? plain ?? page).replace('</head>', () => `${head}</head>`)
    reply
      // what one person sees is kept by nobody
      .header('cache-control', rendered === undefined ? 'no-cache' : 'private, no-store')
      .header('vary', 'Accept, Accept-Encoding, Accept-Language, Cookie')
    return sendPage(request, reply, html, { once: rendered !== undefined })
  })
}
