import { createInstance, type i18n, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, languageCodes, languages } from '#domain/catalogue/languages'
import { writeCookie } from '../session/cookies.ts'
import { formatValues } from './format-values.ts'

type Words = Record<string, unknown>

const files = import.meta.glob<Words>('../../locales/*/web-*.json', { import: 'default' })
const first = ['web-frame', 'web-errors']

/** The words of the screens. A screen loads its own namespace, `web-<screen>`, with its route. */
export const words = createInstance()

/** Loads the words that every screen needs. Only one language is fetched. */
export async function startWords(language: Language): Promise<void> {
  await prepare(words, language, [])
  follow(language)
  words.on('languageChanged', changed => {
    const knownLanguage = languageCodes.find(language => language === changed)
    if (knownLanguage) follow(knownLanguage)
  })
}

/** Words that stay in one language, where several are spoken at once: `more` beside those of every screen. */
export async function wordsIn(language: Language, more: readonly string[]): Promise<i18n> {
  const own = createInstance()
  await prepare(own, language, more)
  return own
}

async function prepare(instance: i18n, language: Language, more: readonly string[]): Promise<void> {
  instance.use({ type: 'backend', read })
  instance.use(formatValues)
  instance.use(initReactI18next)
  await instance.init({
    lng: language,
    // Hong Kong has only what it says differently; English is whole
    fallbackLng: { 'zh-hk': ['zh-tw'], default: [] },
    supportedLngs: languageCodes,
    lowerCaseLng: true,
    load: 'currentOnly',
    ns: [...first, ...more],
    defaultNS: 'web-frame',
    keySeparator: '.',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  })
}

/** Shows another language from now on, and the next time too. */
export async function changeLanguage(language: Language): Promise<void> {
  writeCookie('language', language, 365 * 24 * 60 * 60)
  await words.changeLanguage(language)
}

function follow(language: Language): void {
  document.documentElement.lang = languages[language].htmlLang
}

function read(language: string, namespace: string, done: ReadCallback): void {
  const load = files[`../../locales/${language}/${namespace}.json`]
  // Hong Kong may have nothing to say differently
  const file = load?.() ?? Promise.resolve({})
  file.then(
    words => done(null, words),
    error => done(error, null),
  )
}
