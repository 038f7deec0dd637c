import '../settings/without-eval.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { chooseLanguage } from '#domain/catalogue/choose-language'
import { forgetWithUser, newQueries } from '../api/queries.ts'
import { homeElsewhere } from '../i18n/choose-language.ts'
import { startWords, words } from '../i18n/words.ts'
import { startSupport } from '../layout/start-support.ts'
import { readCookie } from '../session/cookies.ts'
import { pageBefore } from '../session/page-before.ts'
import { session } from '../session/session.ts'
import { settings } from '../settings/settings.ts'
import { showToast } from '../ui/toast.ts'
import { App } from './app.tsx'
import { routes } from './routes.tsx'
import { renderedPage } from './ssr/rendered-page.ts'
import 'virtual:serif.css'
import '../ui/theme/mantine.css'
import '../ui/theme/theme.css'

const chosen = readCookie('language')
const elsewhere = homeElsewhere(location.pathname, settings().japaneseSite, {
  chosen,
  browser: navigator.language,
})
if (elsewhere) location.replace(elsewhere)
else await start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const language = chooseLanguage(chosen, navigator.language)
  const page = renderedPage(root, language)
  await startWords(language)
  await nextTask()
  // before the router listens: what lies over a screen may keep the way back from it (close-by-back.ts)
  addEventListener('popstate', event => {
    if (!dispatchEvent(new Event('way-back', { cancelable: true }))) event.stopImmediatePropagation()
  })
  // a page that was opened anew; one that is read again has its state
  const before = history.state === null ? pageBefore(new URL(location.href)) : undefined
  if (before !== undefined) {
    const here = location.href
    // as the router counts them
    history.replaceState({ idx: 0 }, '', before)
    history.pushState({ idx: 1 }, '', here)
  }
  const router = createBrowserRouter(routes)
  // the page as it came stays until the first screen can take its place at once
  await new Promise<void>(ready => {
    if (router.state.initialized) ready()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      ready()
    })
  })
  await nextTask()
  const queries = newQueries()
  for (const [key, answer] of page?.answers ?? []) queries.setQueryData(key, answer)
  const app = <App router={router} words={words} queries={queries} renderedFor={page?.renderedFor} />
  // in slices: the page is already there to be scrolled
  startTransition(() => void (page ? hydrateRoot(root, app) : createRoot(root).render(app)))
  forgetWithUser(queries)
  session.subscribe(({ expired }, before) => {
    if (!expired || before.expired) return
    void router.navigate('/')
    void showToast({ kind: 'error', text: words.t('web-errors:http.401') })
  })
  startSupport()
}

/** What starts the app is done in pieces: what somebody presses meanwhile is not kept waiting. */
function nextTask(): Promise<void> {
  return new Promise(next => setTimeout(next))
}
