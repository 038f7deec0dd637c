import { type CodeName, codes } from '#contract/codes'
import { type Locale, wordsIn } from '#press/text/book-words'
import en from '../../../locales/en/web-errors.json' with { type: 'json' }
import hk from '../../../locales/zh-hk/web-errors.json' with { type: 'json' }
import tw from '../../../locales/zh-tw/web-errors.json' with { type: 'json' }

type Words = Readonly<Record<string, string>>

/** The sentence of a refusal, as the screens say it: its own, or that of its status. */
export function refusalWords(name: CodeName, locale: Locale, figures: Words = {}): string {
  const own = wordsIn<Words>(locale, { tw: tw.codes, hk: hk.codes, en: en.codes })
  const ofStatus = wordsIn<Words>(locale, { tw: tw.http, hk: hk.http, en: en.http })
  const { status } = codes[name]
  const words = own[name] ?? ofStatus[status] ?? String(status)
  return words.replace(/\{(\w+)\}/g, (_, figure: string) => figures[figure] ?? '…')
}
