import './settings/without-eval.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { App, forgetWithUser } from './app.tsx'
import { startSupport } from './frame/start-support.ts'
import { chooseLanguage, isJapanese } from './language/choose-language.ts'
import { startWords, words } from './language/words.ts'
import { routes } from './routes/routes.tsx'
import { readCookie } from './session/cookies.ts'
import { onExpiry } from './session/expiry.ts'
import { settings } from './settings/settings.ts'
import { showToast } from './show/toast.ts'
import 'virtual:serif.css'
import './theme/mantine.css'
import './theme/theme.css'

const chosen = readCookie('language')
const { japaneseSite } = settings()
if (japaneseSite && location.pathname === '/' && isJapanese(chosen, navigator.language))
  location.replace(japaneseSite)
else await start()

async function start(): Promise<void> {
  await startWords(chooseLanguage(chosen, navigator.language), [])
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
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // in slices: the page is already there to be scrolled
  startTransition(() => createRoot(root).render(<App router={router} />))
  forgetWithUser()
  onExpiry(() => {
    void router.navigate('/')
    void showToast({ kind: 'error', text: words.t('web-errors:http.401') })
  })
  startSupport()
}
