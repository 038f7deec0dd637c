import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { chooseLanguage } from '#domain/catalogue/choose-language'
import type { Language } from '#domain/catalogue/languages'
import type { RegionCode } from '#domain/catalogue/regions'
import { day, readCookie, writeCookie } from '../session/cookies.ts'
import { chooseRegion } from './choose-language.ts'

/** The language on screen. */
export function useLanguage(): Language {
  return chooseLanguage(useTranslation().i18n.language, undefined)
}

/** The region whose prices are shown. */
export function useRegion(): RegionCode {
  const language = useLanguage()
  const { chosen, browser } = useStore(regionSigns)
  return chooseRegion(chosen, browser, language)
}

/** Keeps the region for a year. */
export function changeRegion(region: RegionCode): void {
  writeCookie('locale', region, 365 * day)
  regionSigns.setState({ chosen: region })
}

interface RegionSigns {
  /** What the cookie says. */
  chosen: string | undefined
  /** The browser's first language, with its country where it says one. */
  browser: string | undefined
}

/** What only the browser knows of the region; nothing at first, as on the server. */
const regionSigns = createStore<RegionSigns>(() => ({ chosen: undefined, browser: undefined }))

if (globalThis.document) regionSigns.setState({ chosen: readCookie('locale'), browser: navigator.language })
