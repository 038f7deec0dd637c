import type { Place } from '#domain/books/item'
import { asFields, asNumber, asText } from './lenient-json.ts'
import type { ParsedRecord } from './parsed-record.ts'

/** Takes a place into `found`; posts often name theirs twice, and the one with an address on the web is the better. */
export function choosePlace(parsed: ParsedRecord, value: unknown): void {
  const place = readPlace(value)
  if (!place) return
  if (parsed.place && asText(asFields(value).url) === '') return
  parsed.place = place
}

/** `{name, address?, coordinate: {latitude, longitude}}`; latitude and longitude of 0 both mean that there are none. */
function readPlace(value: unknown): Place | undefined {
  const fields = asFields(value)
  const address = asText(fields.address)
  const name = asText(fields.name) || address
  if (name === '') return undefined
  const { latitude, longitude } = asFields(fields.coordinate)
  return { name, ...(address && address !== name && { address }), ...readPoint(latitude, longitude) }
}

export function readPoint(latitude: unknown, longitude: unknown): Pick<Place, 'latitude' | 'longitude'> {
  const north = asNumber(latitude)
  const east = asNumber(longitude)
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return {}
  if (Math.abs(north) > 90 || Math.abs(east) > 180) return {}
  return { latitude: north, longitude: east }
}
