import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#domain/catalogue/choose-language'
import type { Language } from '#domain/catalogue/languages'
import type { RegionCode } from '#domain/catalogue/regions'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { chooseRegion } from './choose-language.ts'

/** The language on screen. */
export function useLanguage(): Language {
  return chooseLanguage(useTranslation().i18n.language, undefined)
}

/** The region whose prices are shown. */
export function useRegion(): RegionCode {
  const language = useLanguage()
  const chosen = useSyncExternalStore(onRegion, readRegion, nothing)
  const browser = useSyncExternalStore(onRegion, readBrowser, nothing)
  return chooseRegion(chosen, browser, language)
}

/** Keeps the region for a year. */
export function changeRegion(region: RegionCode): void {
  writeCookie('locale', region, 365 * 24 * 60 * 60)
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

function onRegion(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readRegion(): string | undefined {
  return readCookie('locale')
}

function readBrowser(): string {
  return navigator.language
}

function nothing(): undefined {
  return undefined
}
