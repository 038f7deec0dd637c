import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import type { BrowserContextOptions } from 'playwright-core'
import type { Language } from '#domain/catalogue/languages'
import { formatValues } from '../../web/i18n/format-values.ts'
import { isDeep } from '../depth.ts'
/** How somebody looks at the site: on what, and in which language. */
export interface View {
  name: string
  width: 375 | 1280
  language: Language
  /** Whether axe looks at its screens; where another view shows the same roles, names and contrasts, it need not. */
  axe?: false
}

export const phone: View = { name: '375-zh-tw', width: 375, language: 'zh-tw' }
export const desktop: View = { name: '1280-zh-tw', width: 1280, language: 'zh-tw' }
export const englishPhone: View = { name: '375-en', width: 375, language: 'en' }
export const englishDesktop: View = { name: '1280-en', width: 1280, language: 'en' }
/** Where Chinese is written a little differently. */
export const hongKongPhone: View = { name: '375-zh-hk', width: 375, language: 'zh-hk' }
const views: readonly View[] = [desktop, phone, englishDesktop, englishPhone]

/** The view that a journey is made in by `npm test`, or the other three of the deep run. Axe looks once a width. */
export function viewsOf(usual: View): View[] {
  if (!isDeep) return [usual]
  const others = views.filter(view => view !== usual)
  const looked = others.find(view => view.width !== usual.width)
  return others.map(view => (view === looked ? view : { ...view, axe: false }))
}

/** All four for a journey that only the deep run makes. */
export const deepViews: readonly View[] = isDeep ? views : []

/** A person of the sandbox for each view, so that none finds what another left behind. */
export function ownPerson(view: View): string {
  return (
    ['empty', 'second', 'demo', 'limited'][views.findIndex(({ name }) => name === view.name)] ?? 'withholds'
  )
}

export function browserOf({
  width,
  language,
}: View): BrowserContextOptions & { viewport: { width: number; height: number } } {
  const small = width === 375
  return {
    viewport: { width, height: small ? 740 : 800 },
    locale: { 'zh-tw': 'zh-TW', 'zh-hk': 'zh-HK', en: 'en-US' }[language],
    timezoneId: 'Asia/Taipei',
    // what moves would be looked at halfway
    reducedMotion: 'reduce',
    ...(small && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  }
}

const root = join(import.meta.dirname, '..', '..', 'locales')

/** Words by their keys. */
export interface Words {
  [key: string]: string | Words
}

/** The namespaces of the screens in one language, as they lie in `locales/`. */
export function localeOf(language: View['language']): Words {
  const files = readdirSync(join(root, language)).filter(name => name.startsWith('web-'))
  const own: Words = Object.fromEntries(
    files.map(name => [
      name.replace('.json', ''),
      JSON.parse(readFileSync(join(root, language, name), 'utf8')),
    ]),
  )
  return language === 'zh-hk' ? laidOver(localeOf('zh-tw'), own) : own
}

// Hong Kong's words are written down only where they differ
function laidOver(below: Words, above: Words): Words {
  const laid = Object.entries(above).map(([key, words]): [string, Words[string]] => {
    const under = below[key]
    return [key, typeof words === 'string' || typeof under !== 'object' ? words : laidOver(under, words)]
  })
  return { ...below, ...Object.fromEntries(laid) }
}

/** The words of the screens, as the screens themselves t them: `t('web-shelf:create')`. */
export function translatorOf(language: View['language']): i18n['t'] {
  const words = createInstance()
  const resources = { [language]: localeOf(language) }
  words.use(formatValues)
  void words.init({
    lng: language,
    resources,
    lowerCaseLng: true,
    defaultNS: 'web-frame',
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, alwaysFormat: true },
  })
  return words.t
}

/** A name on screen, whatever stands where the words leave room: `“…” of 12 pages`. */
export function patternOf(t: i18n['t'], key: string, values: object = {}): RegExp {
  const words = t(key, { ...values, skipInterpolation: true })
  const parts = words.split(/\{[^}]*\}/).map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's')
}
