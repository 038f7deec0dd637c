import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from './app.tsx'
import { Frame } from './frame/frame.tsx'
import { htmlLanguage, type Language, languages } from './language/choose-language.ts'
import { startWords, words } from './language/words.ts'
import { Component as Home } from './routes/home/home.tsx'

export { languages }

/** The home page as a visitor sees it, in one language: markup, title, description and `lang`. */
export async function renderHome(language: Language) {
  if (words.isInitialized) await words.changeLanguage(language)
  else await startWords(language, ['web-home'])
  const router = createMemoryRouter([{ Component: Frame, children: [{ index: true, Component: Home }] }])
  const t = words.getFixedT(language)
  return {
    markup: renderToString(<App router={router} />),
    title: `${t('web-frame:titles.home')}｜${t('web-frame:brandSuffix')}`,
    description: t('web-home:hero.text'),
    lang: htmlLanguage[language],
  }
}
