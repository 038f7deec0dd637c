import { type Language, languageCodes } from '#domain/catalogue/languages'

/** A message by its key, as it is said in each language, and what brings it onto a screen. */
export type Message<By> = readonly [
  key: string,
  taiwan: string,
  hongKong: string,
  english: string,
  shownBy: By,
]

/** The cases of a test that shows each message in each language. */
export function inEachLanguage<By>(messages: readonly Message<By>[]) {
  return messages.flatMap(([key, taiwan, hongKong, english, shownBy]) => {
    const said: Record<Language, string> = { 'zh-tw': taiwan, 'zh-hk': hongKong, en: english }
    return languageCodes.map(language => ({ language, key, sentence: said[language], shownBy }))
  })
}
