import type { ItemKind, Origin } from '#domain/books/item'
import { asFields, asList, asText, type Fields } from './lenient-json.ts'
import { emptyRecord, type ParsedRecord } from './parsed-record.ts'
import { addMedia } from './read-media.ts'
import { readPoint } from './read-place.ts'
import { asTime } from './read-time.ts'

/**
 * The `{timestamp, media?, label_values: [{label, value | timestamp_value | media | dict | title}]}` shape of 2025 on.
 * The labels are in the account's language, so what a value is follows from its form: the longest that is neither an
 * address nor a number nor yes or no is the text; the only yes-or-no is the mark of a draft.
 */
export function readLabelValues(
  fields: Fields,
  kind: ItemKind,
  captionKey: Caption,
  origin: Origin,
): ParsedRecord {
  const parsed = emptyRecord(kind, origin)
  const values = collect(fields)
  const uris = new Set<string>()
  for (const media of values.media) {
    if (!uris.has(asText(asFields(media).uri))) uris.add(addMedia(parsed, media, captionKey)?.uri ?? '')
  }
  const title = captionKey === 'title' ? asText(fields.title) : ''
  parsed.text = title || longest(values.texts) || (parsed.media.length === 0 ? longest(values.deepTexts) : '')
  parsed.links = values.urls.filter(url => !OWN_HOSTS.test(url)).map(url => ({ url }))
  parsed.draft = isDraft(values)
  const place = values.places[0]
  if (place) parsed.place = place
  parsed.time =
    asTime(fields.timestamp) ?? asTime(fields.creation_timestamp) ?? values.times[0] ?? parsed.media[0]?.time
  return parsed
}

/** By its own name where that is not translated; else the only yes-or-no there is. */
function isDraft({ flags }: Values): boolean {
  const named = flags.filter(({ label }) => label === 'Draft')
  const [flag, ...more] = named.length > 0 ? named : flags
  return flag?.value === true && (more.length === 0 || named.length > 0)
}

type Caption = 'title' | 'description'

const OWN_HOSTS = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:facebook|instagram|fb|threads)\.(?:com|net)\b/i
const URL_ONLY = /^https?:\/\/\S+$/i
const NUMBER_ONLY = /^[\d\s.,:+-]+$/
const FLAG = /^(?:true|false)$/i

interface Values {
  media: unknown[]
  texts: string[]
  deepTexts: string[]
  urls: string[]
  flags: { label: string; value: boolean }[]
  times: number[]
  places: NonNullable<ParsedRecord['place']>[]
}

function collect(record: Fields): Values {
  const values: Values = { media: [], texts: [], deepTexts: [], urls: [], flags: [], times: [], places: [] }
  for (const media of asList(record.media)) collectMedia(values, media)
  for (const entry of asList(record.label_values)) collectEntry(values, asFields(entry), 0)
  return values
}

function collectEntry(values: Values, entry: Fields, depth: number): void {
  for (const media of asList(entry.media)) collectMedia(values, media)
  const time = asTime(entry.timestamp_value)
  if (time !== undefined) values.times.push(time)
  const text = asText(entry.value)
  if (FLAG.test(text)) values.flags.push({ label: asText(entry.label), value: text.toLowerCase() === 'true' })
  else if (URL_ONLY.test(text)) values.urls.push(text)
  else if (text !== '' && !NUMBER_ONLY.test(text)) (depth === 0 ? values.texts : values.deepTexts).push(text)
  collectPlace(values, entry)
  for (const nested of asList(entry.dict)) collectEntry(values, asFields(nested), depth + 1)
  for (const nested of asList(entry.vec)) collectEntry(values, asFields(nested), depth + 1)
  if (typeof entry.uri === 'string') collectMedia(values, entry)
}

/** Every object with a `uri` under a media entry: the second and later pictures of a post are nested in the first. */
function collectMedia(values: Values, value: unknown): void {
  if (Array.isArray(value)) for (const entry of value) collectMedia(values, entry)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  const fields = asFields(value)
  if (typeof fields.uri === 'string') values.media.push(fields)
  for (const key of Object.keys(fields)) if (key !== 'thumbnail') collectMedia(values, fields[key])
}

/** A place is the group of values that holds a latitude and a longitude, each with decimals; its first text is the name. */
function collectPlace(values: Values, entry: Fields): void {
  const parts = asList(entry.dict).map(part => asText(asFields(part).value))
  const [latitude, longitude] = parts.filter(part => /^-?\d{1,3}\.\d+$/.test(part))
  const name = parts.find(part => part !== '' && !NUMBER_ONLY.test(part) && !URL_ONLY.test(part))
  if (name && latitude && longitude) values.places.push({ name, ...readPoint(latitude, longitude) })
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '')
}
