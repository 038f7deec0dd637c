import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { type Language, languages } from '#domain/catalogue/languages'
import { newQueries } from '../../api/queries.ts'
import { Home } from '../../features/home/home.tsx'
import { wordsIn } from '../../i18n/words.ts'
import { Frame } from '../../layout/frame.tsx'
import { App } from '../app.tsx'

export { screenAddresses } from '../screen-addresses.ts'

/** The home page as a visitor sees it, in one language: markup, title, description and `lang`. */
export async function renderHome(language: Language) {
  const words = await wordsIn(language, ['web-home'])
  const router = createMemoryRouter([
    { Component: Frame, children: [{ children: [{ index: true, Component: Home }] }] },
  ])
  const { t } = words
  return {
    markup: renderToString(<App router={router} words={words} queries={newQueries()} />),
    title: `${t('web-frame:titles.home')}｜${t('web-frame:brandSuffix')}`,
    description: t('web-home:hero.text'),
    lang: languages[language].htmlLang,
  }
}
