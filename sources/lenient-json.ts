import { cleanText } from './clean-text.ts'

/** Exports are read field by field, and any field may be of any type: what does not fit reads as absent. */
export type Fields = Readonly<Record<string, unknown>>

const NONE: Fields = Object.freeze(Object.create(null))

/** The fields of an object; none for anything else, and none that every object inherits. */
export function asFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NONE
  return value as Fields // reason: any object that JSON.parse makes has string keys
}

/** A list as it is, a single value as a list of one, nothing as an empty list. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** Cleaned text, trimmed; '' for what is no text. The one place where a raw string becomes text, so that it is repaired once. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return cleanText(value).trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** A finite number, also where it is written as text. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
