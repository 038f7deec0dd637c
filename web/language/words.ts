import { createInstance, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { writeCookie } from '../session/cookies.ts'
import { htmlLanguage, type Language, languages } from './choose-language.ts'

type Words = Record<string, unknown>

const files = import.meta.glob<Words>('../../locales/*/web-*.json', { import: 'default' })
const first = ['web-frame', 'web-errors']

/** The words of the screens. A screen loads its own namespace, `web-<screen>`, with its route. */
export const words = createInstance()

/** Loads the words that every screen needs, and those of `more`. Only one language is fetched. */
export async function startWords(language: Language, more: readonly string[]): Promise<void> {
  words.use({ type: 'backend', read })
  words.use(initReactI18next)
  await words.init({
    lng: language,
    // Hong Kong has only what it says differently; English is whole
    fallbackLng: { 'zh-hk': ['zh-tw'], default: [] },
    supportedLngs: languages,
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [...first, ...more],
    defaultNS: 'web-frame',
    keySeparator: '.',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  })
  follow(language)
  words.on('languageChanged', changed => {
    const known = languages.find(one => one === changed)
    if (known) follow(known)
  })
}

/** Shows another language from now on, and the next time too. */
export async function changeLanguage(language: Language): Promise<void> {
  writeCookie('language', language, 365 * 24 * 60 * 60)
  await words.changeLanguage(language)
}

function follow(language: Language): void {
  if (globalThis.document) document.documentElement.lang = htmlLanguage[language]
}

function read(language: string, namespace: string, done: ReadCallback): void {
  const load = files[`../../locales/${language}/${namespace}.json`]
  // Hong Kong may have nothing to say differently
  const file = load?.() ?? Promise.resolve({})
  file.then(
    found => done(null, found),
    error => done(error, null),
  )
}
