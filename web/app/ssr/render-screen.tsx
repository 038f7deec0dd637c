import { page, starts } from 'virtual:starts'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, matchPath } from 'react-router'
import { chooseLanguage } from '#domain/catalogue/choose-language'
import { type Language, languages } from '#domain/catalogue/languages'
import { newQueries } from '../../api/queries.ts'
import { wordsIn } from '../../i18n/words.ts'
import { Frame } from '../../layout/frame.tsx'
import { cookieIn } from '../../session/cookies.ts'
import { parseUser, userCookie } from '../../session/user.ts'
import { giveSettings } from '../../settings/settings.ts'
import { App } from '../app.tsx'
import { type Screen, screens } from '../screens.ts'
import { type Ask, askReads } from './ask-reads.ts'
import { fillScreen, fillStart, fillWords } from './fill-page.ts'
import { readsOf } from './reads.ts'
import type { RenderedFacts } from './rendered-page.ts'

export interface RenderRequest {
  address: URL
  /** Headers of who asks. */
  cookie: string
  acceptLanguage: string
  ask: Ask
  signal: AbortSignal
}

/** Renders screens of this site. `settings` is what its pages carry. The server knows it by `server/kernel/http/ssr/screen-renderer.ts`. */
export function openScreenRenderer(settings: string): {
  render(request: RenderRequest): Promise<string | undefined>
} {
  giveSettings(settings)
  return { render }
}

/** The page with the screen of an address in it, as this reader sees it; undefined where there is nothing to render. */
async function render({
  address,
  cookie,
  acceptLanguage,
  ask,
  signal,
}: RenderRequest): Promise<string | undefined> {
  const user = parseUser(cookieIn(cookie, userCookie()))
  const screen = screens.find(({ path }) => readsOf[path] && matchPath(path, address.pathname))
  const params = screen && matchPath(screen.path, address.pathname)?.params
  const reads = params && readsOf[screen.path]?.({ params, search: address.searchParams, user })
  if (!reads) return undefined
  const language = chooseLanguage(cookieIn(cookie, 'language'), /^\s*([\w-]+)/.exec(acceptLanguage)?.[1])
  const own = {
    'accept-language': languages[language].htmlLang,
    // the session in it says who asks
    ...(user && { cookie }),
  }
  const [answers, { words, page, Component }] = await Promise.all([
    askReads(reads, own, ask),
    prepared(screen, language),
  ])
  if (!answers) return undefined
  signal.throwIfAborted()
  const answered = reads.map(({ key }, at): [unknown[], unknown] => [[...key], answers[at]])
  const renderedFrom: RenderedFacts = { ...(user && { uid: user.uid }), answers: answered }
  const facts = JSON.stringify(renderedFrom)
  if (facts.length > mostFacts) return undefined
  const queries = newQueries()
  for (const [key, answer] of answered) queries.setQueryData(key, answer)
  // the same tree as that of the routes, which wait for their parts
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ children: [{ path: screen.path, Component }] }] }],
    { initialEntries: [address.pathname + address.search] },
  )
  try {
    const app = <App router={router} words={words} queries={queries} renderedFor={user} />
    return fillScreen(page, renderToString(app), facts)
  } finally {
    router.dispose()
    queries.clear()
  }
}

/** Characters of what a page is rendered from, about thirty books: others wait while it is rendered. */
const mostFacts = 50_000

const preparedScreens = new Map<string, ReturnType<typeof prepare>>()

/** What is the same for all readers of one language. */
function prepared(screen: Screen, language: Language): ReturnType<typeof prepare> {
  const name = `${screen.title} ${language}`
  const preparing = preparedScreens.get(name) ?? prepare(screen, language)
  preparedScreens.set(name, preparing)
  return preparing
}

async function prepare(screen: Screen, language: Language) {
  const [words, { Component }] = await Promise.all([
    wordsIn(language, [...screen.words, 'web-home']),
    screen.load(),
  ])
  const start = starts[screen.title]?.[language]
  if (!start) throw new Error(`The build has no start of ${screen.title} in ${language}`)
  const title = `${words.t(`web-frame:titles.${screen.title}`)}｜${words.t('web-frame:brandSuffix')}`
  const description = words.t([`web-${screen.title}:description`, 'web-home:hero.text'])
  const pageWords = { title, description, lang: languages[language].htmlLang }
  return { words, Component, page: fillWords(fillStart(page, start), pageWords) }
}
