import { typesets as en } from '#locales/en/typesets'
import { typesets as tw } from '#locales/zh-tw/typesets'
import { useLanguage } from '../../i18n/use-language.ts'

/** How the layouts are called in the language on screen. */
export function useTypesetNames(): typeof tw {
  return useLanguage() === 'en' ? en : tw
}
