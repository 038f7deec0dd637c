import { cover as en } from '#locales/en/cover'
import { cover as hk } from '#locales/zh-hk/cover'
import { cover as tw } from '#locales/zh-tw/cover'
import { useLanguage } from '../../i18n/use-language.ts'

/** How the covers' styles and colours are called in the language on screen. */
export function useCoverNames(): Pick<typeof tw, 'templates' | 'colours'> {
  return { 'zh-tw': tw, 'zh-hk': { ...tw, ...hk }, en }[useLanguage()]
}
