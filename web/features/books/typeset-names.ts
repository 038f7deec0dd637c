import type { TypesetName } from '#domain/catalogue/typesets'
import { typesets as en } from '#locales/en/typesets'
import { typesets as tw } from '#locales/zh-tw/typesets'
import { useLanguage } from '../../i18n/use-language.ts'

/** How the layouts are called in the language on screen. */
export function useTypesetNames(): Record<TypesetName, string> {
  return useLanguage() === 'en' ? en : tw
}
