import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { builtFiles } from './built-files.ts'
import { languageOf, languages } from './language-of.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { pageSender } from './send-page.ts'

/** The built web app: its files for good, its page for every address that is a screen. `headOf` adds to the page's head. */
export async function webApp(
  app: FastifyInstance,
  deps: Deps,
  folder: string,
  headOf: (url: URL) => Promise<string>,
): Promise<void> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  // the home page is drawn before its scripts come, in each language
  const homes = Object.fromEntries(
    languages.map(language => [language, readFileSync(join(folder, `home-${language}.html`), 'utf8')]),
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
  app.setNotFoundHandler(async (request, reply) => {
    const url = new URL(request.url, deps.settings.publicOrigin)
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|media|cover|canvas|download|sandbox|social|health|metrics|assets)(\/|$)/.test(url.pathname) &&
      (request.headers.accept ?? '').includes('text/html')
    if (!isScreen) return sendRefusal(request, reply, refuse('notFound'))
    const language = languageOf(request.headers)
    const head = await headOf(url)
    const sent = url.pathname === '/' ? homes[language] : page
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept, Accept-Encoding, Accept-Language, Cookie')
    return sendPage(
      request,
      reply,
      (sent ?? page).replace('</head>', () => `${head}</head>`),
    )
  })
}
