import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { builtFiles } from './built-files.ts'
import { languageCodes, languageOf } from './language-of.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { pageSender } from './send-page.ts'
import { screenRendererOf } from './ssr/render-screen.ts'
import { screenAddresses } from './ssr/screen-addresses.ts'
import { loadScreenRenderer } from './ssr/screen-renderer.ts'

export interface Site {
  /** What is added to the page's head. */
  headOf(url: URL): Promise<string>
  /** What the web app knows of the site. */
  settings: string
  /** Its logins are played: every page says so. */
  sandbox: boolean
  /** How long a reader waits for a rendered page before he gets the plain one, ms. */
  renderPatienceMs?: number
}

/**
 * The built web app: its files for good, its page for every address that is a screen, rendered where it can be, whoever
 * asks: what shows a link elsewhere does not say that it wants HTML. People elsewhere get the page too, with 404.
 */
export async function webApp(
  app: FastifyInstance,
  { settings: { publicOrigin } }: { settings: { publicOrigin: string } },
  folder: string,
  site: Site,
): Promise<void> {
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
    patienceMs: site.renderPatienceMs ?? 1_000,
    most: 8,
  })
  const isScreen = screenAddresses(folder)
  app.setNotFoundHandler(async (request, reply) => {
    const url = addressOf(request.url, publicOrigin)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const isKnownScreen = url !== undefined && isScreen(url.pathname)
    if (!reads || !url || !(isKnownScreen || isPageWanted(request, url)))
      return sendRefusal(request, reply, refuse('notFound'))
    const rendered = isKnownScreen && request.method === 'GET' ? await render(request, url) : undefined
    const plain = url.pathname === '/' ? homes[languageOf(request.headers)] : page
    const head = await site.headOf(url)
    const html = (rendered?.html ?? plain ?? page)
      .replace('</head>', () => `${head}</head>`)
      .replace(/<html[^>]*(?=>)/, tag => (site.sandbox ? `${tag} data-sandbox` : tag))
    reply
      // the app itself shows that there is nothing
      .code(isKnownScreen ? 200 : 404)
      // what one person sees is kept by nobody
      .header('cache-control', rendered === undefined ? 'no-cache' : 'private, no-store')
      .header('vary', 'Accept, Accept-Encoding, Accept-Language, Cookie')
    for (const cookie of rendered?.cookies ?? []) reply.header('set-cookie', cookie)
    return sendPage(request, reply, html, { once: rendered !== undefined })
  })
}

/** Undefined for what is no address of this site, as `//`. */
function addressOf(path: string, origin: string): URL | undefined {
  const url = URL.parse(path, origin)
  return url?.origin === new URL(origin).origin ? url : undefined
}

/** Whether a person asks for it, in a browser: programs read what is missing as JSON. */
function isPageWanted(request: FastifyRequest, { pathname }: URL): boolean {
  const isPlace = !/^\/(api|media|cover|canvas|download|sandbox|social|health|metrics|assets)(\/|$)/.test(
    pathname,
  )
  return isPlace && (request.headers.accept ?? '').includes('text/html')
}
